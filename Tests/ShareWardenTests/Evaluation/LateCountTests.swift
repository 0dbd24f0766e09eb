import LuaSandbox
import Testing

@testable import ShareWarden

/// How often a policy may be late.
@Suite struct LateCountTests {
  static let late = LuaFailure(kind: .late, message: "late", line: 0)
  static let missing = LuaFailure(kind: .unavailable, message: "no process", line: 0)
  static let error = LuaFailure(kind: .runtime, message: "error", line: 1)
  static let confined = LuaFailure(
    kind: .runtime,
    message:
      "late, 3 times in a row; the policy is in quarantine, which denies, until the policy set is loaded again",
    line: 0)

  /// Asks one policy again and again.
  static func told(_ failures: [LuaFailure?]) -> [LuaFailure?] {
    let quarantine = Quarantine()
    return failures.map { quarantine.judge($0, of: 4, quarantine.standing(of: 4)) }
  }

  @Test(arguments: [
    ([late, late, late], [late, late, confined]), ([late, late, nil, late], [late, late, nil, late]),
    ([late, late, error, late, late, late], [late, late, error, late, late, confined]),
    ([late, late, missing, late], [late, late, missing, confined]),
    ([missing, missing, missing, missing], [missing, missing, missing, missing]),
  ])
  func `what is told of a policy`(came: [LuaFailure?], told: [LuaFailure?]) { #expect(Self.told(came) == told) }

  @Test func `a machine that stands still under many threads makes a policy late once`() {
    let quarantine = Quarantine()
    for _ in 0..<2 {
      let standings = (0..<10).map { _ in quarantine.standing(of: 4) }
      for standing in standings { #expect(quarantine.judge(Self.late, of: 4, standing) == Self.late) }
    }
    #expect(quarantine.policies == [])
    let standings = (0..<10).map { _ in quarantine.standing(of: 4) }
    for standing in standings { #expect(quarantine.judge(Self.late, of: 4, standing) == Self.confined) }
    #expect(quarantine.policies == [4])
    #expect(quarantine.standing(of: 4).failure == Self.confined)
    #expect(quarantine.standing(of: 5).failure == nil)
  }

  @Test func `one policy's lateness is no other's`() {
    let quarantine = Quarantine()
    for policy in [1, 2, 1, 2] {
      #expect(quarantine.judge(Self.late, of: policy, quarantine.standing(of: policy)) == Self.late)
    }
    #expect(quarantine.policies == [])
  }
}
