internal import LuaSandbox
internal import PlainData
internal import ShareWarden

/// Runs a script of tests once, in a cage as policies have, and reads what it notes.
struct LuaTestReader {
  static let stepLimit = 10_000_000
  static let memoryLimit = 64 << 20
  private static let options = ["parameters", "data", "time"]

  let directory: PolicyDirectory
  let found: TestFinder.Found
  private var file: String { directory.name(found.file) }

  init(_ found: TestFinder.Found, in directory: PolicyDirectory) {
    self.found = found
    self.directory = directory
  }

  func tests(_ source: [UInt8], _ fixtures: inout Fixtures) throws(TestFault) -> [PolicyTest] {
    var tests: [PolicyTest] = []
    for noted in try noted(source) { tests.append(try test(noted.map ?? PlainMap(), &fixtures)) }
    return tests
  }

  /// What the script noted of each test.
  private func noted(_ source: [UInt8]) throws(TestFault) -> [PlainValue] {
    do throws(LuaLoadError) {
      let cage = try LuaCage(
        book: SchemaBook(words: [], schemas: []), memoryLimit: Self.memoryLimit,
        deadline: LuaCage.deadline(steps: Self.stepLimit))
      let dialect = try LuaScript(compiling: Array(TestDialect.source.utf8), in: cage, stepLimit: Self.stepLimit)
      let script = try LuaScript(compiling: source, in: cage, stepLimit: Self.stepLimit)
      try cage.prepare(dialect: dialect, stepLimit: Self.stepLimit)
      let declaration = try cage.load(script, stepLimit: Self.stepLimit)
      return declaration["tests"].flatMap { PlainValue($0).elements } ?? []
    } catch {
      throw TestFault(file, line: error.line, column: error.column, error.message)
    }
  }

  private func test(_ noted: PlainMap, _ fixtures: inout Fixtures) throws(TestFault) -> PolicyTest {
    let line = noted["line"]?.number ?? 0
    let name = noted["name"]?.text ?? ""
    if let fault = noted["fault"]?.text { throw self.fault(fault, of: name, line) }
    let options = noted["options"]?.map ?? PlainMap()
    try CheckReading.refuse(options, except: Self.options, of: "test", file, line)
    var parameters = try noted["given"].map { given throws(TestFault) in try table(given, "parameters", line) }
    for entry in try table(options["parameters"], "parameters", line) {
      parameters = parameters ?? PlainMap()
      parameters?[entry.name] = entry.value
    }
    if options["parameters"] != nil { parameters = parameters ?? PlainMap() }
    let sequences = noted["sequences"]?.elements ?? []
    var steps: [TestStep] = []
    for step in noted["steps"]?.elements ?? [] {
      steps.append(try self.step(step.map ?? PlainMap(), line, sequences, time: options["time"], &fixtures))
    }
    return PolicyTest(
      name: name, line: line, parameters: parameters, data: try table(options["data"], "data", line), steps: steps)
  }

  private func table(_ value: PlainValue?, _ what: String, _ line: Int) throws(TestFault) -> PlainMap {
    guard let value else { return PlainMap() }
    guard let map = value.map else { throw TestFault(file, line: line, "`\(what)` must be a table of names") }
    return map
  }

  private func step(
    _ noted: PlainMap, _ testLine: Int, _ sequences: [PlainValue], time: PlainValue?, _ fixtures: inout Fixtures
  ) throws(TestFault) -> TestStep {
    let written = noted["line"]?.number ?? 0
    let line = written > 0 ? written : testLine
    let sequence = noted["sequence"]?.number
    if noted["kind"]?.text == "share" {
      return TestStep(line: line, kind: .share(noted["share"]?.map ?? PlainMap()), sequence: sequence)
    }
    var keys = noted["request"]?.map ?? PlainMap()
    if keys["time"] == nil, let time { keys["time"] = time }
    let share = try sequence.map { number throws(TestFault) in
      try self.share(sequences[number - 1].map ?? PlainMap(), &fixtures)
    }
    let form = try RequestForm(keys, &fixtures, file: found.file, line: line, share: share)
    let checked = noted["checks"]?.elements ?? []
    if let check = checked.first(where: { $0.map?["kind"]?.text == "refused" }) {
      guard checked.count == 1 else {
        throw TestFault(file, line: line, "a request that is refused has no answer; expect nothing else of it")
      }
      let words = check.map?["values"]?.elements?.first?.text
      return TestStep(line: line, kind: .refused(RefusedRequest(words: words, reading: form)), sequence: sequence)
    }
    let reading = CheckReading(file: file, form: form, isPolicyAsked: found.policy != nil)
    var checks: [TestCheck] = []
    for check in checked {
      var read = try reading.check(check)
      if read.line == 0 { read.line = line }
      checks.append(read)
    }
    if checks.isEmpty {
      throw TestFault(file, line: line, "nothing is expected here; add :allowed(), :denied(\"…\") or another")
    }
    return TestStep(line: line, kind: .expect(try form.request(), checks), sequence: sequence)
  }

  /// The share that a sequence starts from; before `createShare` there is none.
  private func share(_ noted: PlainMap, _ fixtures: inout Fixtures) throws(TestFault) -> PlainValue {
    guard let share = noted["share"] else { return .map(PlainMap()) }
    guard let path = share.text else { return share }
    return try fixtures.value(path, for: found.file, line: noted["line"]?.number ?? 0)
  }

  /// An error that a test raised; its place stands before it.
  private func fault(_ message: String, of name: String, _ line: Int) -> TestFault {
    let parts = message.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    if parts.count == 3, let place = Int(parts[1]) {
      return TestFault(file, line: place, "\(parts[2].drop { $0 == " " }) (in the test \(quoted(name)))")
    }
    return TestFault(file, line: line, "\(message) (in the test \(quoted(name)))")
  }
}
