import Testing

@Suite struct RulesCommandTests {
  @Test func `a rule is printed by its id`() {
    let bench = Bench()
    #expect(bench.run("rules", "R142") == 0)
    #expect(bench.output == "R142  L  permissionFailure\n      The owner stays.\n")
  }

  @Test func `an unknown rule is an error with a suggestion`() {
    let bench = Bench()
    #expect(bench.run("rules", "R143") == 2)
    #expect(bench.complaints.contains("unknown rule `R143` (did you mean `R142`?)"))
  }

  @Test(arguments: ["R1", "r1", "1", "R01"])
  func `a number without its zeros is understood`(id: String) {
    let bench = Bench()
    #expect(bench.run("rules", id) == 2)
    #expect(bench.complaints == "sharewarden: unknown rule `\(id)` (did you mean `R001`?)\n")
  }

  @Test func `colour is for a terminal, or for whoever asks`() {
    let bench = Bench()
    bench.outputIsTerminal = true
    #expect(bench.run("rules", "R142", "--color=never") == 0)
    #expect(bench.output.hasPrefix("R142  L"))
    bench.output = ""
    #expect(bench.run("rules", "R142") == 0)
    #expect(bench.output.hasPrefix("\u{1B}[33mR142"))
    bench.output = ""
    bench.variables["NO_COLOR"] = "1"
    #expect(bench.run("rules", "R142") == 0)
    #expect(bench.output.hasPrefix("R142  L"))
  }

  @Test func `all rules come as JSON`() {
    let bench = Bench()
    #expect(bench.run("rules", "--format=json") == 0)
    #expect(bench.output.hasPrefix("{\"rules\":[{\"id\":\"R001\",\"chapter\":\"A\""))
  }
}
