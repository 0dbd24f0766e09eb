import LuaSandbox
import ShareModel
import ShareWarden
import TestSupport
import Testing

@Suite struct PolicyTracerTests {
  /// A policy whose check has this body, and what is told of it when it is asked.
  private func trails(body: String, of request: ShareRequest) throws -> [PolicyTrail] {
    let folder = try PolicyFolder(["p.lua": "return function(request)\n\(body)\nend"])
    return PolicyTracer(try folder.load()).trails(of: request)
  }

  @Test func `what is told of the way is what was decided`() throws {
    let policies = try PolicySet(directory: RepositoryFile.path("Policies"))
    let warden = Warden(policies: policies)
    let tracer = PolicyTracer(policies)
    var moments = 0
    for request in try GeneratedRequests.read(GeneratedRequests.lines(3000, seed: 7)) {
      let decision = warden.decide(request)
      let trails = tracer.trails(of: request)
      #expect(trails.map(\.id) == decision.policies.map(\.id))
      for trail in trails {
        let lines = Set(trail.moments.filter { $0.moment.event == .denial }.map(\.moment.line))
        let told = decision.denials.filter { $0.layer == .policy && $0.id == trail.id }.compactMap(\.source)
        #expect(Set(told) == Set(lines.map { "\(trail.file):\($0)" }))
        for line in lines { #expect(trail.lines[line - 1] > 0) }
        moments += lines.count
      }
    }
    #expect(moments > 20)
  }

  @Test func `a policy that fails is told with the line and what its variables held`() throws {
    let body = "local wanted = \"x\"\nreturn request.share.titel == wanted"
    let moment = try #require(
      try trails(body: body, of: Sample.request(Sample.invite("fay"))).first?.moments.first?.moment)
    #expect(moment.event == .failure)
    #expect(moment.line == 3)
    #expect(moment.variables.last.map { "\($0.name) = \($0.value)" } == "wanted = \"x\"")
  }

  @Test func `where the rules deny nobody is asked`() throws {
    let request = Sample.request(Sample.invite("fay"), by: "nobody-here")
    #expect(try trails(body: "deny(\"a\", \"b\")", of: request).isEmpty)
  }

  @Test func `parts of an action are told apart`() throws {
    let body = "if request.action.name == \"setShareFields\" then deny(\"a\", \"b\") end"
    let request = Sample.request(.saveShare([Sample.invite("fay"), Sample.rename]))
    #expect(try trails(body: body, of: request).first?.moments.map(\.part) == [1])
  }
}
