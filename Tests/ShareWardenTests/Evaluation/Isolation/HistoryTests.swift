import Dispatch
import Foundation
import ShareModel
import ShareWarden
import Synchronization
import TestSupport
import Testing

/// A decision is a function of the policy set and the request: the shipped policies and many that try to remember, asked
/// after any history, answer with the bytes of a set that was never asked before.
@Suite struct HistoryTests {
  static let set = """
    { "limits": { "steps": 60000, "memory": "512KiB" },
      "policies": { \(policies.joined(separator: ", ")),
        "domain-allow-list": { "parameters": { "domains": ["example.com", "*.example.com"] } },
        "outsiders-read-only": { "parameters": { "domains": ["example.com"] } },
        "writer-cap": { "parameters": { "maximum": 3 } }, "no-public-links": {} } }
    """

  /// A third of those that remember only watch.
  private static let policies = Rememberers.scripts.keys.sorted().enumerated().map { number, id in
    "\"\(id)\": \(number % 3 == 0 ? "{ \"mode\": \"shadow\" }" : "{}")"
  }

  /// One folder for all, since decisions cite its files.
  static let folder: PolicyFolder? = {
    var files = ["policyset.json": set]
    for (id, script) in Rememberers.scripts { files["\(id).lua"] = script }
    for id in ["domain-allow-list", "outsiders-read-only", "writer-cap", "no-public-links"] {
      files["\(id).lua"] = (try? RepositoryFile.bytes("Policies/\(id)/policy.lua")).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return try? PolicyFolder(files)
  }()

  /// A warden that was never asked.
  static func fresh() throws -> Warden { Warden(policies: try #require(folder).load()) }

  /// Requests about which policies are asked.
  static let requests: [ShareRequest] = {
    guard let warden = try? fresh() else { return [] }
    return Array(RequestGenerator(seed: 404).lazy.filter { !warden.decide($0).policies.isEmpty }.prefix(60))
  }()

  /// Of floats far apart the remainder is the dearest work there is for a step. Were the deadline first, the policy would
  /// be in quarantine for what comes after.
  @Test func `the dearest steps end a policy before its deadline does`() throws {
    let folder = try PolicyFolder([
      "policyset.json": #"{ "limits": { "steps": 3000000 }, "policies": { "dear": {} } }"#,
      "dear.lua": """
      local a, b = 1.7976931348623157e308, 3e-308
      return function(request)
        while request.action.name == "addParticipant" do
          local c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b c = a % b
        end
      end
      """,
    ])
    let warden = Warden(policies: try folder.load())
    let rename = Sample.request(Sample.rename)
    let before = warden.decide(rename)
    #expect(before.isAllowed)
    let dear = warden.decide(Sample.request(Sample.invite("dee")))
    #expect(
      dear.errors.map(\.message) == [
        "the step limit is reached: 3,000,000 steps for a decision; limits.steps in policyset.json raises it"
      ])
    #expect(warden.quarantinedPolicies == [])
    #expect(warden.decide(rename).json == before.json)
  }

  /// What a set answers that was never asked before.
  static func unasked(_ requests: some Sequence<ShareRequest>) throws -> [String] {
    try requests.map { try fresh().decide($0).json }
  }

  @Test func `after any history a decision has the bytes it has without one`() throws {
    let targets = Array(Self.requests.prefix(20))
    let expected = try Self.unasked(targets)
    #expect(Set(expected).count > targets.count / 2)
    let used = try Self.fresh()
    var random = SeededRandom(seed: 7)
    for round in 0..<60 {
      for _ in 0..<Int.random(in: 0...12, using: &random) { _ = used.decide(random.pick(Self.requests)) }
      let target = round % targets.count
      #expect(used.decide(targets[target]).json == expected[target], "request \(target) in round \(round)")
    }
  }

  @Test func `on many threads at once, each with its own history, decisions have the same bytes`() throws {
    let targets = Array(Self.requests.suffix(12))
    let expected = try Self.unasked(targets)
    let used = try Self.fresh()
    let wrong = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      var random = SeededRandom(seed: UInt64(thread))
      for _ in 0..<40 {
        for _ in 0..<Int.random(in: 0...4, using: &random) { _ = used.decide(random.pick(Self.requests)) }
        let target = Int.random(in: targets.indices, using: &random)
        if used.decide(targets[target]).json != expected[target] { wrong.withLock { $0.append(target) } }
      }
    }
    #expect(wrong.withLock { $0 } == [])
  }

  /// So that equality above means something: each of them tells of what it sees, and the limits are met.
  @Test func `every policy that tries to remember is heard, and some fail in each way`() throws {
    let decisions = try Self.requests.map { try Self.fresh().decide($0) }.prefix(30)
    var heard: Set<String> = []
    var kinds: Set<PolicyFailure.Kind> = []
    for decision in decisions {
      heard.formUnion(decision.warnings.map(\.id))
      kinds.formUnion(decision.errors.map(\.kind))
      for denial in decision.shadowDenials {
        if let kind = PolicyFailure.Kind(rawValue: denial.code) { kinds.insert(kind) }
      }
    }
    #expect(heard.isSuperset(of: Rememberers.scripts.keys))
    #expect(kinds.isSuperset(of: [.runtime, .contract, .steps, .memory]))
  }
}
