import BareCalls

/// The invitations decided by the same scripts in one plain Lua state, without limits and isolation.
package final class BareInvitations {
  private static let bits = [
    "domain-not-allowed": bare_domain_not_allowed, "external-write": bare_external_write,
    "public-link": bare_public_link, "too-many-writers": bare_too_many_writers,
  ]

  package let count: Int
  private let calls: OpaquePointer

  /// - Parameter hook: how many instructions each decision may have; nil: it is not limited.
  package init(_ invitations: Invitations, folder: PolicyFolder, hook: Int? = nil) throws {
    guard let calls = bare_calls_new(Invitations.primary, Int32(Invitations.mostWriters), Int32(hook ?? 0)) else {
      throw BareFault(message: "no memory for a plain Lua state")
    }
    self.calls = calls
    count = invitations.all.count
    for domain in invitations.domains { bare_calls_approve(calls, domain) }
    for script in try folder.scripts() {
      guard bare_calls_add_policy(calls, script, script.utf8.count) else {
        throw BareFault(message: "a policy does not load in a plain Lua state")
      }
    }
    for invitation in invitations.all {
      bare_calls_add_request(
        calls, invitation.inviteeName, invitation.inviteeDomain, invitation.inviteeMayWrite, invitation.linkSharing,
        String(invitation.seats.map { !$0.mayWrite ? "r" : $0.isWriter ? "w" : "x" }))
    }
    for (place, codes) in invitations.denials.enumerated() where decide(place) != Self.bits(of: codes) {
      throw BareFault(message: "the plain Lua state denies \(invitations.all[place].json) for other reasons")
    }
  }

  deinit { bare_calls_free(calls) }

  /// What it was denied for, in bits; -1: a policy failed.
  @discardableResult
  package func decide(_ place: Int) -> Int32 { bare_calls_decide(calls, place) }

  private static func bits(of codes: [String]) -> Int32 { codes.reduce(0) { $0 | Int32(bits[$1] ?? 0) } }
}

struct BareFault: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
