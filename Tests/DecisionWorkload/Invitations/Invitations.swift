/// Invitations to shares, and the approved domains that they are decided by. Of each about three in five are allowed;
/// those that are not are denied for one reason or several. The built-in rules allow all. The same arguments give the
/// same invitations.
package struct Invitations {
  /// The organization's own domain, which is approved.
  package static let primary = "corp.example"
  package static let mostWriters = 5

  package let domains: [String]
  package let all: [Invitation]

  /// - Parameters:
  ///   - people: in each share before the invitation.
  ///   - domains: that are approved.
  package init(people: Int, domains count: Int, requests: Int = 1_000) {
    let digits = { (number: Int) in String(String(1_000_000 + number).dropFirst()) }
    let domains = [Self.primary] + (1..<max(2, count)).map { "d\(digits($0)).example" }
    var dice = Dice(seed: people &* 1_000_003 &+ count)
    self.domains = domains
    all = (0..<requests).map { Self.invitation($0, people: people, domains, &dice) }
  }

  /// The lines of a file of requests.
  package var lines: [[UInt8]] { all.map { Array($0.json.utf8) } }

  /// The codes of the denials of each.
  package var denials: [[String]] {
    let approved = Set(domains)
    return all.map { $0.denials(approved: approved) }
  }

  private static func invitation(_ number: Int, people: Int, _ domains: [String], _ dice: inout Dice) -> Invitation {
    // Where the cap of writers can't be reached, the other reasons come a little more often.
    let isSmall = people <= mostWriters
    let isForeign = dice.happens(isSmall ? 16 : 13)
    let isBold = dice.happens(isSmall ? 16 : 11)
    let isCrowded = !isSmall && dice.happens(13)
    let isOpen = dice.happens(isSmall ? 15 : 12)
    let partner = domains[1 + dice.roll(domains.count - 1)]
    let domain =
      isForeign ? "evil\(dice.roll(500)).test" : isBold || dice.happens(60) ? partner : primary
    let mayWrite = isBold || (domain == primary && dice.happens(60))
    let room = mostWriters - (mayWrite ? 1 : 0)
    let writers = isCrowded ? room + 1 + dice.roll(4) : 1 + dice.roll(min(people, room))
    return Invitation(
      number: number, seats: seats(people, writers: min(people, writers), domains, &dice),
      linkSharing: isOpen ? ["readOnly", "readWrite"][dice.roll(2)] : "none", inviteeDomain: domain,
      inviteeMayWrite: mayWrite)
  }

  private static func seats(_ people: Int, writers: Int, _ domains: [String], _ dice: inout Dice) -> [Invitation.Seat] {
    var left = writers - 1
    return (0..<people).map { place in
      let domain = place == 0 || dice.happens(50) ? primary : domains[1 + dice.roll(domains.count - 1)]
      // So that writers come anywhere in the list, and all of them come.
      let writes = place > 0 && left > 0 && dice.roll(people - place) < left
      if writes { left -= 1 }
      let isRemoved = place > 0 && !writes && dice.happens(8)
      return Invitation.Seat(
        address: "user\(dice.roll(100_000))-\(place)@\(domain)", mayWrite: place == 0 || writes || isRemoved,
        status: isRemoved ? "removed" : place == 0 || dice.happens(75) ? "accepted" : "pending")
    }
  }
}
