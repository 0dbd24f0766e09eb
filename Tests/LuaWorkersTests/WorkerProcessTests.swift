import Foundation
import Glibc
import LuaSandbox
import LuaWorkers
import Testing

@Suite struct WorkerProcessTests {
  @Test func `a worker holds its channel and its host's life and nothing else, and can gain nothing`() throws {
    let worker = try Workers.worker([Workers.deny])
    try worker.start()
    let look = ProcessLook(number: try #require(worker.processNumber))
    #expect(look.status("Seccomp") == "2")
    #expect(look.status("NoNewPrivs") == "1")
    #expect(look.status("Threads") == "1")
    #expect(look.descriptors.keys.sorted() == ["3", "6"])
    #expect(look.descriptors["6"]?.hasPrefix("pipe:") == true)
    #expect(look.descriptors["3"]?.hasPrefix("socket:") == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(look.number)/cwd") == "/")
    let environment = try #require(fopen("/proc/\(look.number)/environ", "r"))
    #expect(fgetc(environment) == EOF)
    fclose(environment)
    for name in ["Max open files", "Max processes", "Max file size", "Max core file size"] {
      #expect(look.limit(name) == ["0", "0"], "\(name)")
    }
    #expect(try !#require(look.limit("Max cpu time")).contains("unlimited"))
  }

  @Test func `a worker answers each question of a round in its place`() throws {
    let worker = try Workers.worker([Workers.deny, "", "error('x')", Workers.long])
    let reports = worker.ask(Workers.questions(2, 0, 3, 1), about: Workers.view)
    #expect(reports.map(\.failure?.kind) == [.runtime, nil, .steps, nil])
    #expect(reports.map(\.denials.count) == [0, 1, 0, 0])
    #expect(reports[0].failure?.path == [LuaCallSite(function: "check", line: 2)])
  }

  @Test func `a worker stays the same from round to round`() throws {
    let worker = try Workers.worker([Workers.deny])
    let first = worker.ask(Workers.questions(0), about: Workers.view)
    let number = worker.processNumber
    for _ in 0..<1000 { #expect(worker.ask(Workers.questions(0), about: Workers.view) == first) }
    #expect(worker.processNumber == number)
  }

  @Test func `more questions than go into a round are all answered, in their order`() throws {
    let worker = try Workers.worker((0..<300).map { "deny('n', '\($0)')" })
    let questions = (0..<300).reversed().map { WorkerQuestion(script: $0, stepLimit: 1000) }
    let reports = worker.ask(questions, about: Workers.view)
    #expect(reports.map { $0.denials.first?.message } == (0..<300).reversed().map(String.init))
  }

  @Test func `no question is no round`() throws {
    let worker = try Workers.worker([])
    #expect(worker.ask([], about: Workers.view).isEmpty)
    #expect(worker.processNumber == nil)
  }

  @Test func `a worker ends with its host's interest in it`() throws {
    var worker: LuaWorker? = try Workers.worker([])
    try worker?.start()
    let look = ProcessLook(number: try #require(worker?.processNumber))
    #expect(look.exists)
    worker = nil
    #expect(!look.exists || look.parent != String(getpid()))
  }

  @Test func `a large view goes over and is read`() throws {
    var builder = ViewBuilder()
    let text = String(repeating: "x", count: 60_000)
    let cells = (0..<200).map { _ in builder.text(text) }
    let list = builder.addList(cells)
    builder.root = list
    let worker = try Workers.worker(["deny('length', tostring(#request) .. ' ' .. #request[200])"])
    for _ in 0..<3 {
      #expect(worker.ask(Workers.questions(0), about: builder).first?.denials.first?.message == "200 60000")
    }
  }

  @Test func `people that a request refers to go over with it`() throws {
    var builder = ViewBuilder()
    let names = ["Ana", "Ben", String(repeating: "x", count: 60_000)].map { builder.text($0) }
    let list = builder.addList(names)
    let people = builder.finish()
    var request = ViewBuilder()
    request.root = request.addMap([("people", .people(list)), ("title", request.text("t"))])
    let worker = try Workers.worker(["deny('n', tostring(request.people and #request.people[3]) .. request.title)"])
    func answer(_ people: FlatView?) -> String? {
      worker.ask(Workers.questions(0, 0), about: request, people: people).last?.denials.first?.message
    }
    for _ in 0..<3 {
      #expect(answer(people) == "60000t")
      #expect(answer(nil) == "nilt")
      #expect(answer(ViewBuilder().finish()) == "nilt")
    }
  }

  @Test func `a large answer comes back whole`() throws {
    let body = "local t = ('x'):rep(1000) for i = 1, 64 do deny('d', t, t) warn('w', t, t) end"
    let worker = try Workers.worker(Array(repeating: body, count: 40))
    let questions = (0..<40).map { WorkerQuestion(script: $0, stepLimit: 100_000) }
    let reports = worker.ask(questions, about: Workers.view)
    #expect(reports.allSatisfy { $0.denials.count == 64 && $0.warnings.count == 64 && $0.failure == nil })
  }

  @Test func `a script is loaded over there as it is here`() throws {
    let worker = try Workers.worker([])
    for source in ["return function() end", "return { a = { 1, 2.5, 'x', { b = true } } }", "return {", "error('x')"] {
      let trial = LoadingTrial(source: Array(source.utf8), memoryLimit: 4 << 20, stepLimit: 100_000)
      let here = Result { () throws(LuaLoadError) in try trial.run(book: Workers.book, data: nil) }
      let there = Result { () throws(LuaLoadError) in try worker.load(trial) }
      #expect(here == there)
    }
  }
}
