import ShareModel
import ShareWarden
import Synchronization
import TestSupport
import Testing

@Suite struct BatchTests {
  @Test(arguments: [nil, 1, 2, 7, 0, -3, 100_000])
  func `many requests are answered as each is, in their order`(threads: Int?) throws {
    let folder = try PolicyFolder([
      "cap.lua": """
      return function(request)
        if request.after and request.after:count{ permission = "readWrite" } > 3 then deny("full", "Full.") end
        for _, person in ipairs(request.gains) do
          if not person.email then error("no e-mail address") end
        end
      end
      """
    ])
    let warden = Warden(policies: try folder.load())
    let requests = Array(RequestGenerator(seed: 5).prefix(2000))
    let expected = requests.map { warden.decide($0) }
    let decisions = warden.decide(requests, threads: threads)
    #expect(decisions == expected)
    #expect(decisions.map(\.jsonBytes) == expected.map { Array($0.json.utf8) })
    #expect(warden.decide(requests, threads: threads) { $0.jsonBytes } == decisions.map(\.jsonBytes))
    #expect(expected.contains { $0.isAllowed } && expected.contains { !$0.errors.isEmpty })
  }

  @Test(arguments: [1, 2, 3, 17, 100]) func `a short list has an answer for each`(count: Int) {
    let requests = Array(RequestGenerator(seed: 6).prefix(count))
    let warden = Warden()
    #expect(warden.decide(requests, threads: 4) == requests.map { warden.decide($0) })
  }

  @Test func `lists that are decided at the same time do not mix`() async {
    let warden = Warden()
    await withTaskGroup(of: Bool.self) { group in
      for seed in 0..<8 {
        group.addTask {
          let requests = Array(RequestGenerator(seed: UInt64(seed)).prefix(300))
          let expected = requests.map { warden.decide($0).json }
          return (0..<5).allSatisfy { _ in warden.decide(requests, threads: 3) { $0.json } == expected }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func `nothing of a list is held by a thread when its answers are there`() {
    final class Token: Sendable {}
    let requests = Array(RequestGenerator(seed: 7).prefix(32))
    for _ in 0..<300 {
      var token: Token? = Token()
      weak let witness = token
      if let token {
        let answers = Warden().decide(requests, threads: 2) { _ in ObjectIdentifier(token) }
        #expect(answers.count == requests.count)
      }
      token = nil
      #expect(witness == nil)
    }
  }

  @Test func `a list is decided by several threads`() {
    // The first two answers wait for one another.
    let begun = Atomic(0)
    let requests = Array(RequestGenerator(seed: 8).prefix(64))
    let end = ContinuousClock.now + .seconds(60)
    withExtendedLifetime(begun) {
      let answers = Warden().decide(requests, threads: 2) { _ in
        begun.add(1, ordering: .relaxed)
        while begun.load(ordering: .relaxed) < 2, ContinuousClock.now < end {}
        return ContinuousClock.now < end
      }
      #expect(answers.count == requests.count && answers.allSatisfy { $0 })
    }
  }

  @Test func `no requests have no answers`() { #expect(Warden().decide([]).isEmpty) }
}
