internal import LuaSyntax
internal import PlainData
internal import ShareModel
internal import ShareRules

extension TestFile {
  /// What would make a test of this file pass for nothing.
  func faults(_ codes: DeclaredCodes, _ data: ReadData) -> [TestFault] {
    var faults: [TestFault] = []
    var lines: [String: Int] = [:]
    for test in tests {
      if let first = lines.updateValue(test.line, forKey: test.name) {
        faults.append(
          TestFault(
            name, line: test.line, "a second test of the name \(quoted(test.name)), after line \(first); rename one"))
      }
      if test.steps.isEmpty || !test.steps.contains(where: \.asks) {
        faults.append(
          TestFault(name, line: test.line, "the test \(quoted(test.name)) expects nothing; add an `expect`"))
      }
      if policy == nil, test.parameters?.isEmpty == false || !test.data.isEmpty {
        faults.append(
          TestFault(
            name, line: test.line,
            "a test of the whole set has its parameters and data; put it beside the policy that it is about"))
      }
      if let policy {
        for entry in test.data {
          if let words = data.fault(entry.name, asked: policy) {
            faults.append(TestFault(name, line: test.line, words))
          }
        }
      }
      for step in test.steps { faults += step.faults(codes, policy, file: name) }
      faults += test.strangers(in: name)
    }
    return faults
  }
}

extension PolicyTest {
  /// Those who are said to be gone, and of whom nobody spoke.
  fileprivate func strangers(in file: String) -> [TestFault] {
    steps.flatMap { step -> [TestFault] in
      guard case .share(let shown) = step.kind, let people = shown["participants"]?.map else { return [] }
      let absent = people.filter { $0.value == .boolean(false) }
      guard !absent.isEmpty else { return [] }
      let known = SequencePeople(steps.filter { $0.sequence == step.sequence })
      return absent.compactMap { known.fault(ofAbsent: $0.name) }.map { TestFault(file, line: step.line, $0) }
    }
  }
}

extension TestStep {
  fileprivate var asks: Bool { if case .share = kind { false } else { true } }

  fileprivate func faults(_ codes: DeclaredCodes, _ policy: String?, file: String) -> [TestFault] {
    guard case .expect(_, let checks) = kind else { return [] }
    return checks.flatMap { check in
      check.unknown(codes, policy).map { word, words in
        let place = check.places[word]
        return TestFault(file, line: place?.line ?? check.line, column: place?.column, words)
      }
    }
  }
}

extension TestCheck {
  /// The words that it expects and that cannot come, each with what is wrong with it.
  fileprivate func unknown(_ codes: DeclaredCodes, _ policy: String?) -> [(word: String, words: String)] {
    var found: [(word: String, words: String)] = []
    func look(_ word: String?, _ fault: (String) -> String?) {
      if let word, let words = fault(word) { found.append((word, words)) }
    }
    switch kind {
    case .denied(let expected, _):
      for code in expected { look(code) { codes.fault($0, isDenial: true, asked: policy) } }
    case .warnings(let expected):
      for code in expected { look(code) { codes.fault($0, isDenial: false, asked: policy) } }
    case .denial(let pattern):
      look(pattern.code) { codes.fault($0, isDenial: true, asked: policy) }
      look(pattern.policy) { codes.fault($0, asked: policy) }
      look(pattern.rule) { rule in
        let ids = RuleBook.rules.map(\.id)
        if ids.contains(rule) { return nil }
        return "no built-in rule \(quoted(rule))\(suggestion(for: rule, among: ids)); `sharewarden rules` lists them"
      }
    case .failure(let pattern): look(pattern["policy"]?.text) { codes.fault($0, asked: policy) }
    case .allowed, .effects, .only: break
    }
    return found
  }
}
