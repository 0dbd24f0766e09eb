import Dispatch
import SandboxAttacks
import ShareModel
import ShareWarden
import Synchronization
import Testing

/// Attackers as policies of the host, all in one set with benign ones: what the cage alone bears, the host bears too.
@Suite struct AttackedSetTests {
  @Test func `the corpus in one set changes nothing from run to run, thread to thread and process to process`() throws {
    let all = HostileScript.all.map { (id: $0.policyID, source: $0.source) }
    let loading = try Self.loading(of: all)
    #expect(loading.count > 150)
    try Self.expectSteady(AttackedSet(loading), AttackedSet.requests(2, seed: 31))
  }

  @Test func `a hostile script that does not load keeps the whole set from loading, and its file is named`() throws {
    let scripts = HostileScript.all
    let set = try AttackedSet(scripts.map { ($0.policyID, $0.source) })
    let faulty = set.faultyIDs()
    #expect(faulty == set.faultyIDs(ProcessIsolationTests.isolation))
    for script in scripts where faulty.contains(script.policyID) {
      let outcome = try HostileOutcome.of(script, evaluations: 1).first
      // It fails for what it is, or because it takes more steps or memory to load than this set gives.
      #expect(outcome?.isAllow == false, "\(script.name) loads by itself")
    }
    for script in scripts where script.expected == ["load-error"] {
      #expect(faulty.contains(script.policyID), "\(script.name)")
    }
    #expect(faulty.count > 20)
  }

  @Test(arguments: [51, 52] as [UInt64])
  func `generated scripts in one set change nothing either`(seed: UInt64) throws {
    let source = ScriptSource(seed: seed)
    let scripts = (0..<100).map { (id: "generated-\($0)", source: source.script($0)) }
    let loading = try Self.loading(of: scripts)
    #expect(loading.count > 50)
    try Self.expectSteady(AttackedSet(loading), AttackedSet.requests(2, seed: seed))
  }

  static func loading(of scripts: [(id: String, source: [UInt8])]) throws -> [(id: String, source: [UInt8])] {
    let faulty = try AttackedSet(scripts).faultyIDs()
    return scripts.filter { !faulty.contains($0.id) }
  }

  /// Twice in order, backwards on two threads, in a fresh set and in worker processes: the bytes are the same, and the
  /// benign policies say and take what they do by themselves.
  static func expectSteady(_ set: AttackedSet, _ requests: [ShareRequest]) throws {
    let warden = try set.warden()
    let expected = requests.map { warden.decide($0) }
    let bytes = expected.map(\.json)
    #expect(requests.map { warden.decide($0).json } == bytes)

    let differences = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      for (request, bytes) in zip(requests, bytes).reversed() where warden.decide(request).json != bytes {
        differences.withLock { $0 += 1 }
      }
    }
    #expect(differences.withLock { $0 } == 0)
    let fresh = try set.warden()
    #expect(requests.reversed().map { fresh.decide($0).json } == bytes.reversed())
    let workers = try set.warden(ProcessIsolationTests.isolation)
    #expect(requests.map { workers.decide($0).json } == bytes)
    for warden in [warden, fresh, workers] { #expect(warden.quarantinedPolicies == []) }

    let alone = try AttackedSet([]).warden()
    for (request, decision) in zip(requests, expected) {
      let quiet = alone.decide(request)
      #expect(Set(decision.policies.map(\.id)).isSuperset(of: set.ids))
      for id in AttackedSet.victims {
        #expect(NeighbourTests.part(of: decision, id) == NeighbourTests.part(of: quiet, id), "\(id)")
      }
      #expect(!NeighbourTests.part(of: quiet, "victim").isEmpty)
    }
  }
}
