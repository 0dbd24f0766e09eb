import ShareModel

/// Shares from which sequences start: every pair of these standings, private and open, and some with people who ask or are
/// blocked.
enum StartingShares {
  static let standings: [Participant?] = [
    nil, World.entry("a", .administrator, .readWrite, .accepted), World.entry("a", .administrator, .none, .accepted),
    World.entry("a", .administrator, .readOnly, .pending), World.entry("a", .privateUser, .readWrite, .accepted),
    World.entry("a", .privateUser, .readOnly, .accepted), World.entry("a", .privateUser, .none, .accepted),
    World.entry("a", .privateUser, .readWrite, .pending), World.entry("a", .privateUser, .readWrite, .removed),
  ]

  static func all(_ publicPermission: ParticipantPermission) -> [Share] {
    let joiner = World.entry("a", .publicUser, publicPermission, .accepted)
    let here = publicPermission == .none ? standings : standings.filter { $0?.isPending != true } + [joiner]
    var shares: [Share] = []
    for (place, first) in here.enumerated() {
      for var second in here[place...] {
        second?.identity = Samples.person("b")
        shares.append(World.share(publicPermission, [first, second]))
      }
    }
    let administrator = World.entry("a", .administrator, .readWrite, .accepted)
    return shares + [
      World.share(publicPermission, [nil], asks: ["a"], blocks: ["b"]),
      World.share(publicPermission, [administrator], asks: ["b"]),
      World.share(publicPermission, [administrator], blocks: ["b"]),
      World.share(publicPermission, [administrator], blocks: ["b"], permitsAsking: false),
    ]
  }
}
