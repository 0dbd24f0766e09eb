import ShareModel
import Testing

@Suite struct VerdictTests {
  static func denial(_ id: String, _ code: String, _ layer: Denial.Layer = .policy) -> Denial {
    Denial(layer: layer, id: id, code: code, message: "No.")
  }

  @Test func `each policy's verdict is of what it said itself`() {
    let policies = ["a", "b", "c", "d", "e", "f"].map {
      PolicyTrace(
        of: PolicyFacts(id: $0, sha256: "00", stepLimit: 2, memoryLimit: 4, isShadow: ["c", "f"].contains($0)),
        steps: 1,
        memory: 3)
    }
    let denials = [
      Self.denial("a", "x"), Self.denial("b", "y"), Self.denial("a", "w"), Self.denial("a", "x"),
      Self.denial("e", "z", .builtin), Self.denial("c", "none"),
    ]
    let failure = Denial(layer: .policy, id: "f", code: "runtime", message: "No.", isFailure: true)
    let shadowDenials = [Self.denial("c", "s"), Self.denial("e", "none"), failure]
    let warnings = [
      Warning(id: "d", code: "careful", message: "!"), Warning(id: "a", code: "careful", message: "!"),
    ]
    let decision = Decision(
      denials: denials, errors: [PolicyFailure(id: "b", kind: .runtime, message: "no", source: nil)],
      shadowDenials: shadowDenials, warnings: warnings, policies: policies)
    #expect(
      decision.verdicts == ["denied: x, w", "failed", "denied: s", "warned: careful", "nothing against it", "failed"])
  }
}
