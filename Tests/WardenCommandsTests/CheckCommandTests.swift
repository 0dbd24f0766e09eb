import Glibc
import Testing

@testable import WardenCommands

@Suite struct CheckCommandTests {
  @Test(arguments: [
    ("ana", 0), ("dee", 1), ("bad", 2), ("err", 3), ("ana\ndee", 1), ("dee\nbad", 2), ("bad\nerr\nana", 3), ("", 2),
  ])
  func `the highest code wins and nothing asked is an error`(input: String, code: Int) {
    let bench = Bench()
    bench.input = input
    #expect(bench.run("check", "--format=ndjson") == Int32(code))
  }

  @Test func `a missing file is reported in its place and the others are decided`() {
    let bench = Bench()
    bench.files["a"] = "ana"
    #expect(bench.run("check", "gone", "a", "-f", "json") == 2)
    #expect(
      bench.output
        == "{\"evaluations\":[{\"error\":{\"message\":\"no such file\",\"path\":\"\"}},{\"decision\":true}]}\n")
    #expect(bench.complaints == "sharewarden: gone: no such file\n")
  }

  @Test func `a batch is decided as far as it asks`() {
    let bench = Bench()
    bench.input = "dee\nana\nerr\nend"
    #expect(bench.run("check", "--format", "ndjson") == 1)
    #expect(bench.output == "{\"decision\":false}\n{\"decision\":true}\n")
  }

  @Test func `a batch that ends at its first answer is a batch still`() {
    let bench = Bench()
    bench.input = "ana\ndee\nend"
    #expect(bench.run("check", "--format", "json") == 0)
    #expect(bench.output == "{\"evaluations\":[{\"decision\":true}]}\n")
  }

  @Test func `an explanation goes into JSON too`() {
    let bench = Bench()
    bench.input = "ana"
    #expect(bench.run("check", "--format", "json", "--explain") == 0)
    #expect(bench.output == "{\"decision\":true,\"explained\":true}\n")
  }

  @Test func `one request gives one decision`() {
    let bench = Bench()
    bench.input = "ana"
    #expect(bench.run("check", "-", "--format", "json") == 0)
    #expect(bench.output == "{\"decision\":true}\n")
  }

  @Test func `a policy set that does not load decides nothing`() {
    let bench = Bench()
    bench.input = "ana"
    #expect(bench.run("check", "--policies=nowhere") == 2)
    #expect(bench.output.isEmpty)
    #expect(
      bench.complaints
        == "sharewarden: the policy set does not load, so nothing is decided\nsharewarden: nowhere: no such directory\n"
    )
  }

  @Test(arguments: [
    (["check", "--polices=x"], "unknown option `--polices` (did you mean `--policies`?)"),
    (["check", "--format", "jsn"], "unknown value `jsn` (did you mean `json`?)"),
    (["check", "--format"], "option `--format` needs a value"),
    (["check", "--strict=yes"], "takes no value"),
    (["check", "--isolation=proces"], "unknown value `proces` (did you mean `process`?); one of in-process, process"),
    (["policy-worker", "1"], "unknown command `policy-worker`"),
    (["check", "-f", "json", "--format=tap"], "is given twice"),
    (["check", "-sx"], "unknown option `-x` in `-sx`"),
    (["check", "--time", "noon"], "`noon` is no RFC 3339 time"),
    (["check", "--no-policies", "-p", "x"], "exclude each other"),
    (["check", "--explain", "-f", "junit"], "goes with the formats text, json and ndjson"),
    (["check", "-", "-"], "give `-` once"),
    (["chek"], "unknown command `chek` (did you mean `check`?)"),
  ])
  func `a usage error says what to do and ends with 2`(arguments: [String], message: String) {
    let bench = Bench()
    bench.input = "ana"
    let code = WardenCommand.run(arguments, console: bench.console, engine: Bench.engine)
    #expect(code == .undecided)
    #expect(bench.complaints.contains(message))
    #expect(bench.output.isEmpty)
  }

  @Test func `after two dashes everything is a file`() {
    let bench = Bench()
    bench.files["--strict"] = "ana"
    #expect(bench.run("check", "-se", "--", "--strict") == 0)
  }

  @Test func `no arguments give help on standard error`() {
    let bench = Bench()
    #expect(bench.run() == 2)
    #expect(bench.complaints.hasPrefix("usage: sharewarden COMMAND"))
    #expect(bench.output.isEmpty)
  }

  @Test func `help names every option`() {
    let bench = Bench()
    #expect(bench.run("check", "--help") == 0)
    for row in CheckCommand.table.allOptions { #expect(bench.output.contains("--\(row.name)")) }
  }

  @Test func `a result that cannot be written is not an allow`() {
    let bench = Bench()
    bench.input = "ana"
    bench.outputIsClosed = true
    #expect(bench.run("check") == 2)
  }

  @Test func `what the system says of a file is said in words`() {
    #expect(FileError(errno: ENOSPC).reason == "no space left on device")
    #expect(FileError(errno: ENOENT).reason == "no such file")
  }

  @Test func `a terminal without a file is asked for one`() {
    let bench = Bench()
    bench.inputIsTerminal = true
    #expect(bench.run("check") == 2)
    #expect(bench.complaints.contains("no request given"))
  }
}
