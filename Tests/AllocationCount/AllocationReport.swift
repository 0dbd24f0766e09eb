import DecisionWorkload
import ShareWarden

/// Blocks and bytes that the parts of a decision allocate.
struct AllocationReport {
  /// How often each of the four policies is there in the second set.
  private static let copies = 9

  /// Prints them. False: a policy that says nothing costs an allocation.
  func run() throws -> Bool {
    guard Allocations.areCounted else {
      print("allocations are not counted in this program")
      return false
    }
    let invitations = Invitations(people: 20, domains: 1_000)
    print("20 people, 4 policies, 1,000 domains: blocks and bytes that a decision allocates, in the mean of 1,000")
    for mode in Questions.Mode.allCases {
      show(mode.rawValue, try allocations(invitations.lines, mode, copies: 1, invitations.domains))
    }
    let allowed = zip(invitations.lines, invitations.denials).filter { $0.1.isEmpty }.map(\.0)
    let one = try allocations(allowed, .decoded, copies: 1, invitations.domains)
    let many = try allocations(allowed, .decoded, copies: Self.copies, invitations.domains)
    show("decoded, allowed", one)
    let perPolicy = (many.blocks - one.blocks) / Double(4 * (Self.copies - 1))
    print("  one more policy that says nothing: \(perPolicy) blocks")
    let policy = try SilentPolicy()
    var isSilent = true
    let alone = Allocations(in: 1_000) { _ in isSilent = policy.isSilent() && isSilent }
    show("a policy that says nothing, in its cage", alone)
    return isSilent && alone.blocks == 0 && perPolicy == 0
  }

  private func allocations(
    _ lines: [[UInt8]], _ mode: Questions.Mode, copies: Int, _ domains: [String]
  ) throws -> Allocations {
    let folder = try PolicyFolder(copies: copies, domains: domains)
    defer { folder.remove() }
    let warden = Warden(policies: try PolicySet(directory: folder.path))
    let questions = try Questions(lines, mode: mode, warden: warden)
    // What is kept of a list for later decisions is made when it is asked about for the second time.
    for place in 0..<questions.count { _ = questions.answer(place) }
    return Allocations(in: questions.count) { _ = questions.answer($0) }
  }

  private func show(_ name: String, _ allocations: Allocations) {
    print("  \(name): \(allocations.blocks) blocks, \(Int(allocations.bytes)) bytes")
  }
}
