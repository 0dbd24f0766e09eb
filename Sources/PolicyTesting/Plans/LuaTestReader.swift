internal import LuaSandbox
internal import LuaSyntax
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
    let lines = SourceText(source).lineCount
    let tests: [PlainValue]
    let misuse: String?
    do throws(LuaLoadError) {
      let cage = try LuaCage(
        book: SchemaBook(words: [], schemas: []), memoryLimit: Self.memoryLimit,
        deadline: LuaCage.deadline(steps: Self.stepLimit))
      let script = try LuaScript(compiling: source, in: cage, stepLimit: Self.stepLimit)
      // The dialect's lines come after those of the script, so that neither is taken for the other.
      let padding = [UInt8](repeating: UInt8(ascii: "\n"), count: lines)
      let dialect = try LuaScript(
        compiling: padding + Array(TestDialect.source.utf8), in: cage, stepLimit: Self.stepLimit)
      try cage.prepare(dialect: dialect, stepLimit: Self.stepLimit)
      let declaration = try cage.load(script, stepLimit: Self.stepLimit)
      misuse = declaration["fault"].flatMap { PlainValue($0).text }
      tests = declaration["tests"].flatMap { PlainValue($0).elements } ?? []
    } catch {
      let line = error.line.flatMap { $0 > lines ? nil : $0 }
      throw TestFault(
        file, line: line, column: error.column,
        Self.hinted(Self.withoutPlace(error.message).words) + Self.remedy(error, line: line, of: source))
    }
    if let misuse { throw fault(misuse, line: 1) }
    return tests
  }

  private static func remedy(_ error: LuaLoadError, line: Int?, of source: [UInt8]) -> String {
    if error.kind == .source, let line, let remedy = SyntaxTree(parsing: source).remedy(line: line) {
      return "; \(remedy)"
    }
    guard error.isLimit else { return "" }
    switch error.kind {
    case .steps, .deadline: return "; a file of tests has \(stepLimit / 1_000_000) million steps, so split it"
    case .memory: return "; a file of tests has \(memoryLimit >> 20) MiB, so split it"
    case .source, .runtime, .machine: return ""
    }
  }

  /// A message of Lua's about a method that does not exist, with the one that was meant.
  private static func hinted(_ message: String) -> String {
    guard message.hasPrefix("attempt to call a nil value (method '"), let start = message.firstIndex(of: "'") else {
      return message
    }
    let name = message[message.index(after: start)...].prefix { $0 != "'" }
    return message + suggestion(for: String(name), among: TestDialect.methods)
  }

  private func test(_ noted: PlainMap, _ fixtures: inout Fixtures) throws(TestFault) -> PolicyTest {
    // What the script ends with, as in `return test(…)`, is called from no line of it.
    let line = max(1, noted["line"]?.number ?? 0)
    let name = noted["name"]?.text ?? ""
    if let fault = noted["fault"]?.text { throw self.fault(fault, in: " (in the test \(quoted(name)))", line: line) }
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
      return TestStep(line: line, kind: .share(try shown(noted["share"]?.map ?? PlainMap(), line)), sequence: sequence)
    }
    var keys = noted["request"]?.map ?? PlainMap()
    if keys["time"] == nil, let time { keys["time"] = time }
    let start = try sequence.flatMap { number throws(TestFault) in
      try self.share(sequences[number - 1].map ?? PlainMap(), &fixtures)
    }
    // A sequence without a share begins with a request that has one of its own, or needs none.
    let share = start ?? (sequence != nil && keys["share"] == nil ? .map(PlainMap()) : nil)
    let form = try RequestForm(keys, &fixtures, file: found.file, line: line, share: share)
    let checked = noted["checks"]?.elements ?? []
    if let check = checked.first(where: { $0.map?["kind"]?.text == "refused" }) {
      guard checked.count == 1 else {
        throw TestFault(file, line: line, "a request that is refused has no answer; expect nothing else of it")
      }
      let words = check.map?["values"]?.elements?.first?.text
      let refused = RefusedRequest(words: words, reason: try form.refusal())
      return TestStep(line: line, kind: .refused(refused), sequence: sequence)
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

  /// What a share has to show, none of it misspelt.
  private func shown(_ share: PlainMap, _ line: Int) throws(TestFault) -> PlainMap {
    try CheckReading.refuse(share, except: ShareLook.members, of: "share", file, line)
    guard !share.isEmpty else { throw TestFault(file, line: line, "`share{}` says nothing; write what it has to show") }
    for entry in share where entry.value.map?.isEmpty == true {
      throw TestFault(
        file, line: line, "`\(entry.name)` is empty, which says nothing; write what it has to show, or leave it out")
    }
    guard let people = share["participants"] else { return share }
    guard let people = people.map else {
      throw TestFault(
        file, line: line,
        "`participants` are by their addresses, as in { [\"ana@example.com\"] = { role = \"owner\" } }")
    }
    for person in people where person.value != .boolean(false) {
      guard let members = person.value.map else {
        throw TestFault(
          file, line: line, "\(quoted(person.name)) must be a table, such as { role = \"owner\" }, or `absent`")
      }
      try CheckReading.refuse(members, except: ShareLook.membersOfPerson, of: "participants", file, line)
    }
    return share
  }

  /// The share that a sequence starts from; before `createShare` there is none.
  private func share(_ noted: PlainMap, _ fixtures: inout Fixtures) throws(TestFault) -> PlainValue? {
    guard let share = noted["share"] else { return nil }
    guard let path = share.text else { return share }
    return try fixtures.value(path, for: found.file, line: noted["line"]?.number ?? 0)
  }

  /// An error that a test raised.
  private func fault(_ message: String, in test: String = "", line: Int) -> TestFault {
    let (words, place) = Self.withoutPlace(message)
    return TestFault(file, line: place ?? line, Self.hinted(words) + test)
  }

  /// An error of Lua's has its place before it, as in `policy.lua:3: …`.
  private static func withoutPlace(_ message: String) -> (words: String, line: Int?) {
    let parts = message.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "policy.lua", let line = Int(parts[1]) else { return (message, nil) }
    return (String(parts[2].drop { $0 == " " }), line)
  }
}
