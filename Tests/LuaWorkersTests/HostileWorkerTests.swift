import Foundation
import LuaSandbox
import LuaWorkers
import TestSupport
import Testing

/// The hostile scripts of the sandbox's tests, in a worker and here.
@Suite struct HostileWorkerTests {
  static let scripts: [(name: String, source: [UInt8])] = {
    let names = (try? RepositoryFile.paths(in: "Tests/LuaSandboxTests/Hostile")) ?? []
    return names.filter { $0.hasSuffix(".lua") }.sorted().compactMap { path in
      (try? RepositoryFile.bytes(path)).map { (path, Array($0)) }
    }
  }()

  static let request: ViewBuilder = {
    var builder = ViewBuilder()
    let share = map(["name": "report.pdf", "owner": "alice@example.org"], in: &builder)
    let actor = map(["email": "bob@example.org", "role": "member"], in: &builder)
    let action = map(["kind": "download"], in: &builder)
    builder.root = builder.addMap([("share", share), ("actor", actor), ("action", action)])
    return builder
  }()

  private static func map(_ entries: [String: String], in builder: inout ViewBuilder) -> ViewCell {
    let cells = entries.map { (key: $0.key, value: builder.text($0.value)) }
    return .container(builder.addMap(cells))
  }

  @Test func `a hostile script gets the same report in a worker as here, and brings no worker down`() throws {
    #expect(Self.scripts.count >= 214)
    let scripts = Self.scripts.map {
      WorkerScript(source: $0.source, memoryLimit: 4 << 20, stepLimit: 100_000, parameters: nil)
    }
    let worker = LuaWorker(Workers.program(), try WorkerPlan(book: Workers.book, scripts: scripts, data: nil))
    try worker.start()
    let number = worker.processNumber
    let questions = scripts.indices.map { WorkerQuestion(script: $0, stepLimit: 100_000) }
    // All in one round, and each by itself after whatever came before it.
    let rounds = [
      worker.ask(questions, about: Self.request), questions.flatMap { worker.ask([$0], about: Self.request) },
    ]
    for (place, script) in scripts.enumerated() {
      let here = Self.report(of: script)
      for round in rounds {
        var there = round[place]
        there.peakMemory = here.peakMemory
        #expect(there == here, "\(Self.scripts[place].name)")
      }
    }
    #expect(worker.processNumber == number)
  }

  @Test func `a hostile script loads in a worker as here`() throws {
    let worker = LuaWorker(Workers.program(), try WorkerPlan(book: Workers.book, scripts: [], data: nil))
    try worker.start()
    let number = worker.processNumber
    for (name, source) in Self.scripts {
      let trial = LoadingTrial(source: source, memoryLimit: 4 << 20, stepLimit: 100_000)
      let here = Result { () throws(LuaLoadError) in try trial.run(book: Workers.book, data: nil) }
      let there = Result { () throws(LuaLoadError) in try worker.load(trial) }
      #expect(here == there, "\(name)")
    }
    #expect(worker.processNumber == number)
  }

  private static func report(of script: WorkerScript) -> LuaReport {
    do throws(LuaLoadError) {
      return try script.cage(book: Workers.book, data: nil).evaluate(request, stepLimit: 100_000)
    } catch {
      return LuaReport(unready: error)
    }
  }
}
