import ShareModel
import ShareWarden
import Synchronization
import Testing

/// A deadline of nothing is over when the clock is first looked at, after some thousand steps.
@Suite struct QuarantineTests {
  static let busy =
    "return function(request)\nif request.action.name == 'addParticipant' then\nwhile true do end end end"
  static let request = Sample.request(Sample.invite("dee"))
  static let other = Sample.request(Sample.rename)
  static let reason =
    "the deadline was reached: 0 seconds of processor time; the policy is in quarantine, which denies, until the policy set is loaded again"

  static func warden(_ folder: PolicyFolder) throws -> Warden {
    Warden(policies: try PolicySet(directory: folder.path, deadline: .zero))
  }

  @Test func `a policy at its deadline denies, is named, and is asked no more`() throws {
    let folder = try PolicyFolder(["a.lua": Self.busy, "b.lua": PolicyFolder.empty])
    let warden = try Self.warden(folder)
    #expect(warden.decide(Self.other).isAllowed)
    #expect(warden.quarantinedPolicies == [])
    let first = warden.decide(Self.request)
    #expect(!first.isAllowed)
    #expect(first.errors.map(\.id) == ["a"])
    #expect(first.errors.map(\.kind) == [.steps])
    #expect(first.errors.map(\.message) == [Self.reason])
    #expect(first.errors.map(\.source) == ["\(folder.path)/a.lua:3"])
    #expect(warden.quarantinedPolicies == ["a"])
    let later = warden.decide(Self.other)
    #expect(later.errors == first.errors)
    #expect(later.policies.map(\.steps) == [0, later.policies[1].steps])
    #expect(try ToldReasons(later).user == "The policy \"a\" could not be checked.")
  }

  @Test func `a decision that does not concern a policy in quarantine goes on`() throws {
    let folder = try PolicyFolder([
      "a.lua": "return { actions = { 'addParticipant' }, check = function() while true do end end }"
    ])
    let warden = try Self.warden(folder)
    #expect(!warden.decide(Self.request).isAllowed)
    #expect(warden.decide(Self.other).isAllowed)
  }

  @Test func `in shadow it denies nothing, and is reported`() throws {
    let folder = try PolicyFolder([
      "a.lua": Self.busy, "policyset.json": #"{"policies": {"a": {"mode": "shadow"}}}"#,
    ])
    let warden = try Self.warden(folder)
    for request in [Self.request, Self.other] {
      let decision = warden.decide(request)
      #expect(decision.isAllowed)
      #expect(decision.shadowDenials.map(\.adminMessage) == [Self.reason])
    }
    #expect(warden.quarantinedPolicies == ["a"])
  }

  @Test func `loading the set again lifts it, and no other set is touched`() throws {
    let folder = try PolicyFolder(["a.lua": Self.busy])
    let (first, second) = (try Self.warden(folder), try Self.warden(folder))
    #expect(!first.decide(Self.request).isAllowed)
    #expect(second.quarantinedPolicies == [])
    #expect(second.decide(Self.other).isAllowed)
    #expect(try Self.warden(folder).decide(Self.other).isAllowed)
  }

  @Test func `all parts of an action after the deadline fail with the same words`() throws {
    let folder = try PolicyFolder(["a.lua": Self.busy])
    let warden = try Self.warden(folder)
    let save = Sample.request(.saveShare([Sample.invite("dee"), Sample.rename]))
    #expect(warden.decide(save).errors.map(\.message) == [Self.reason])
  }

  @Test func `what one thread puts in quarantine no thread asks`() async throws {
    let folder = try PolicyFolder(["a.lua": Self.busy])
    let warden = try Self.warden(folder)
    let errors = await withTaskGroup(of: [PolicyFailure].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<20).flatMap { _ in warden.decide(Self.request).errors } }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(errors.count == 160)
    #expect(Set(errors).count == 1)
    #expect(warden.quarantinedPolicies == ["a"])
    #expect(warden.decide(Self.request).policies.map(\.steps) == [0])
  }

  @Test func `a script that is too slow to load is no policy`() throws {
    let folder = try PolicyFolder(["a.lua": "for i = 1, 20000 do local x = i end\n\(Self.busy)"])
    #expect {
      try PolicySet(directory: folder.path, deadline: .zero)
    } throws: { error in
      String(describing: error) == "\(folder.path)/a.lua:1: the deadline was reached: 0 seconds of processor time; "
        + "have the file do less while it is loaded"
    }
  }
}
