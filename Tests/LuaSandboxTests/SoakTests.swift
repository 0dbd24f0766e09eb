import Foundation
import LuaSandbox
import SandboxAttacks
import Testing

/// A short part of what `make soak` does for long. The seeds are fixed, so that a finding is there again.
@Suite struct SoakTests {
  /// The first hostile scripts of the seed's order, and some generated ones.
  private static let swept = {
    let source = ScriptSource(seed: 20)
    let corpus = Array(SweepScripts(seed: 20).prefix(6))
    return corpus + (0..<4).map { (name: "number \($0)", source: source.script($0)) }
  }()

  @Test func `every hostile script is swept before a generated one, and again after as many`() {
    let count = HostileScript.all.count
    let names = SweepScripts(seed: 5).prefix(3 * count + 2).map(\.name)
    #expect(Set(names.prefix(count)) == Set(HostileScript.all.map(\.name)))
    #expect(names[count..<2 * count].elementsEqual((0..<count).map { "seed 5 number \($0)" }))
    #expect(names[2 * count..<3 * count] == names[0..<count])
    #expect(names.suffix(2) == ["seed 5 number \(count)", "seed 5 number \(count + 1)"])
    #expect(names.prefix(20) != SweepScripts(seed: 6).prefix(20).map(\.name)[...])
  }

  @Test func `five fresh processes say the same of every hostile script`() async throws {
    let tests = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let program = tests.deletingLastPathComponent().appending(path: "sandbox-soak")
    try #require(FileManager.default.isExecutableFile(atPath: program.path()), "\(program.path()) is not built")
    var outputs: [String] = []
    for _ in 0..<5 {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = program
      process.arguments = ["corpus"]
      process.standardOutput = pipe
      try process.run()
      outputs.append(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(outputs.allSatisfy { $0 == outputs[0] })
    let lines = outputs[0].split(separator: "\n")
    let victims = lines.filter { $0.hasPrefix("victim ") }
    #expect(victims.count == 4)
    #expect(victims.allSatisfy { $0.contains(" unmoved deny: right: ") }, "\(victims)")
    let recorded = try String(
      contentsOf: HostileScript.folder.appending(path: "outcomes.txt"), encoding: .utf8
    ).split(separator: "\n")
    #expect(Array(lines.dropLast(4)) == recorded)
  }

  @Test(arguments: 0..<4)
  func `generated scripts break nothing`(part: Int) throws {
    let scripts = ScriptSource(seed: 20)
    let victims = try Victim.all()
    var tally = Tally()
    for number in part * 100..<(part + 1) * 100 {
      let trial = Trial(scripts.script(number), Limits.of(seed: 20, number: number))
      tally.add(trial, name: "number \(number)")
      #expect(trial.faults.isEmpty, "number \(number): \(trial.faults)")
    }
    #expect(victims.allSatisfy { $0.isUnmoved() })
    #expect(tally.distinct == 100)
    #expect(tally.compiled >= 60, "\(tally.summary)")
  }

  @Test func `a script of a seed is always the same`() {
    let scripts = ScriptSource(seed: 3)
    #expect(scripts.script(7) == ScriptSource(seed: 3).script(7))
    #expect(scripts.script(7) != scripts.script(8))
    #expect(scripts.script(7) != ScriptSource(seed: 4).script(7))
  }

  @Test func `no limit of memory brings another result`() {
    for (number, script) in Self.swept.enumerated() {
      var random = SeededRandom(seed: 20, number: number)
      let source = SweepScripts.wrapped(script.source)
      let limits = Sweep.fineLimits(source, most: 60, &random)
      #expect(Sweep.memory(source, limits: limits).faults == [], "\(script.name)")
    }
  }

  /// While an error unwinds, no function of the script runs any more.
  @Test func `memory that ends while an error unwinds ends at a line`() {
    let script = """
      return function()
        local function down(n) if n > 0 then return 1 + down(n - 1) end error("deep") end
        down(150)
      end
      """
    for seed in 0..<4 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let limits = Sweep.fineLimits(Array(script.utf8), most: 1000, &random)
      #expect(Sweep.memory(Array(script.utf8), limits: limits).faults == [])
    }
  }

  @Test func `with the least quantum a script ends after any number of steps`() throws {
    let source = Array("return function() local n = 0 while true do n = n + 1 end end".utf8)
    for quantum in [1, 7, 100] {
      guard case .ready(let cage, _, _) = CagedScript(source, Limits(quantum: quantum)) else {
        Issue.record("the script does not load")
        return
      }
      let ends = (500...600).map { cage.evaluate(AttackWorld.request, stepLimit: $0) }
      #expect(ends.allSatisfy { $0.failure?.kind == .steps })
      #expect(ends.map(\.steps) == Array(500...600))
    }
    #expect(throws: LuaLoadError.self) { try LuaCage(book: AttackWorld.book, memoryLimit: 1 << 20, quantum: 0) }
    #expect(throws: LuaLoadError.self) { try LuaCage(book: AttackWorld.book, memoryLimit: 1 << 20, quantum: 101) }
  }

  @Test func `no limit of steps brings another result`() {
    for (number, script) in Self.swept.enumerated() {
      var random = SeededRandom(seed: 20, number: number)
      #expect(Sweep.steps(script.source, random: &random).faults == [], "\(script.name)")
      let quantum = random.within(1...99)
      let sweep = Sweep.steps(script.source, quantum: quantum, random: &random)
      #expect(sweep.faults == [], "\(script.name), quantum \(quantum)")
    }
  }
}
