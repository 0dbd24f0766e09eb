import Testing

@Suite struct AbsentPolicySetTests {
  private static let remark =
    "sharewarden: no directory `Policies` here; `sharewarden init` begins a policy set, `--policies DIR` names one elsewhere"

  @Test(arguments: ["test", "lint", "docs", "new guest-cap", "test --mutate", "check --record x r.json"])
  func `where no policy set is, it is said how to begin one and how to name one`(command: String) throws {
    try Terminal.withFreshDirectory { terminal in
      let run = try terminal.run("sharewarden \(command)")
      #expect(run.code == 2)
      #expect(run.output.hasPrefix(Self.remark), "\(run.output)")
      #expect(run.output.split(separator: "\n").count == 1)
    }
  }

  @Test func `a check can go without policies`() throws {
    try Terminal.withFreshDirectory { terminal in
      let run = try terminal.run("sharewarden check request.json")
      #expect(run.code == 2)
      #expect(run.output == Self.remark + ", `--no-policies` asks the built-in rules alone\n")
    }
  }

  @Test(arguments: ["test --policies gone", "lint --policies gone", "test gone", "lint gone"])
  func `what is named and is not there is said by its name`(command: String) throws {
    try Terminal.withFreshDirectory { terminal in
      let run = try terminal.run("sharewarden \(command)")
      #expect(run.code == 2)
      #expect(run.output == "sharewarden: `gone`: no such file or directory\n")
    }
  }
}
