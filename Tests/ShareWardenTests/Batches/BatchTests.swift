import ShareModel
import ShareWarden
import TestSupport
import Testing

@Suite struct BatchTests {
  @Test(arguments: [nil, 1, 2, 7])
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
    #expect(expected.contains { $0.isAllowed } && expected.contains { !$0.errors.isEmpty })
  }

  @Test func `no requests have no answers`() { #expect(Warden().decide([]).isEmpty) }
}
