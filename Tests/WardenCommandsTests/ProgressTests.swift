import Testing

@testable import WardenCommands

@Suite struct ProgressTests {
  private func bench(tick: Int64) -> Bench {
    let bench = Bench()
    bench.input = String(repeating: "ana\n", count: 200)
    bench.errorIsTerminal = true
    bench.tick = tick
    return bench
  }

  @Test func `long work is counted on a terminal, and the line is wiped out at the end`() {
    let bench = bench(tick: 600_000)
    #expect(bench.run("check", "--format=ndjson", "--time=2026-11-30T12:00:00Z") == 0)
    #expect(bench.complaints == "\r128 requests decided\r\u{1B}[K")
  }

  @Test func `short work, and work that nobody watches, says nothing`() {
    let short = bench(tick: 100_000)
    #expect(short.run("check", "--format=ndjson") == 0)
    #expect(short.complaints.isEmpty)
    let unwatched = bench(tick: 2_000_000)
    unwatched.errorIsTerminal = false
    #expect(unwatched.run("check", "--format=ndjson") == 0)
    #expect(unwatched.complaints.isEmpty)
  }
}
