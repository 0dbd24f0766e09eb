import Foundation
import LuaSandbox
import ShareModel
import TestSupport
import Testing

@testable import ShareWarden

/// Parameters and data lie outside the scripts' memory, so their size is no matter to a decision.
@Suite struct LargeValuesTests {
  static let script = """
    return {
      parameters = { domains = { type = "KIND", of = "domain", required = true } },
      check = function(request, parameters)
        for _, domain in ipairs{ "example.com", "sub.partner.example", "a.b.partner.example", "partner.example", "no.example" } do
          warn("matches", "x", "%s %s", domain, tostring(matches(domain, parameters.domains)))
        end
      end,
    }
    """

  static let answers = [
    "example.com true", "sub.partner.example true", "a.b.partner.example true", "partner.example false",
    "no.example false",
  ]

  /// A set whose policy has so many domains in a parameter of the kind.
  static func domains(_ count: Int, kind: String) throws -> PolicySet {
    let names = ["example.com", "*.partner.example"] + (2..<count).map { "d\($0 &* 7919).example.net" }
    let listed = names.map { "\"\($0)\"" }.joined(separator: ",")
    return try PolicyFolder(
      policy: script.replacing("KIND", with: kind),
      set: "{\"policies\": {\"p\": {\"parameters\": {\"domains\": [\(listed)]}}}}"
    ).load()
  }

  static func steps(_ set: PolicySet) throws -> Int {
    let decision = Warden(policies: set).decide(Sample.request(.readShare))
    #expect(decision.errors == [])
    #expect(decision.warnings.map(\.adminMessage) == answers)
    return try #require(decision.policies.first).steps
  }

  @Test(arguments: ["set", "list"]) func `a hundred thousand domains cost a decision what ten cost`(kind: String) throws
  {
    let clock = ContinuousClock()
    let start = clock.now
    let large = try Self.domains(100_000, kind: kind)
    print("100,000 domains in a \(kind) load in \(clock.now - start)")
    let small = try Self.domains(10, kind: kind)
    #expect(try Self.steps(large) == Self.steps(small))
    let images = try [large, small].map { try #require($0.policies.first).cage().imageSize }
    #expect(images[0] == images[1])
    #expect(images[0] < 64 << 10)
  }

  @Test func `a long list of domains matches as a short one does`() throws {
    #expect(try Self.steps(Self.domains(2, kind: "list")) > 0)
    for count in [8, 9, 1000] { #expect(try Self.steps(Self.domains(count, kind: "list")) > 0) }
  }

  static let directory = """
    return function(request)
      local ana, nobody = data.people["person-77777@example.com"], data.people.nobody
      warn("found", "x", "%s %s %d", ana and ana.team, tostring(nobody), #data.people["person-1@example.com"].groups)
    end
    """

  static func people(_ numbers: [Int]) throws -> PolicySet {
    let entries = numbers.map { number in
      "\"person-\(number)@example.com\": {\"team\": \"team-\(number % 100)\", \"groups\": [\"staff\", \"g\(number)\"], \"about\": \"somebody in the directory\"}"
    }
    let folder = try PolicyFolder(
      policy: directory, set: #"{"policies": {"p": {}}, "data": {"people": "people.json"}}"#)
    try folder.write("people.json", Array("{\(entries.joined(separator: ",\n"))}".utf8))
    return try folder.load()
  }

  @Test func `a directory of ten megabytes costs a decision what one of three people costs`() throws {
    let sets = try [Self.people(Array(1...90_000)), Self.people([1, 2, 77_777])]
    var steps: [Int] = []
    for set in sets {
      let decision = Warden(policies: set).decide(Sample.request(.readShare))
      #expect(decision.warnings.map(\.adminMessage) == ["team-77 nil 2"])
      steps.append(try #require(decision.policies.first).steps)
    }
    #expect(steps[0] == steps[1])
    let images = try sets.map { try #require($0.policies.first).cage().imageSize }
    #expect(images[0] == images[1])
  }

  @Test func `the cages of every deciding thread read the same bytes of them`() throws {
    let set = try Self.people(Array(1...90_000))
    let request = Sample.request(.readShare)
    _ = Warden(policies: set).decide(request)
    let before = try Self.residentMegabytes()
    let policy = try #require(set.policies.first)
    let cages = try (0..<8).map { _ in try policy.cage() }
    for cage in cages { _ = cage.evaluate(ViewBuilder(), stepLimit: 100_000) }
    let grown = try Self.residentMegabytes() - before
    print("8 cages more beside 10 MB of data: \(grown) MiB more")
    // Other tests run at the same time; eight copies would be over 200.
    #expect(grown < 100)
  }

  static func residentMegabytes() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (Int(pages[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) >> 20
  }
}
