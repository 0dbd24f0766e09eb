internal import PlainData
internal import ShareModel
internal import ShareRules

extension TestFile {
  /// What would make a test of this file pass for nothing.
  func faults(_ codes: DeclaredCodes) -> [TestFault] {
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
      for step in test.steps { faults += step.faults(codes, policy, file: name) }
    }
    return faults
  }
}

extension TestStep {
  fileprivate var asks: Bool { if case .share = kind { false } else { true } }

  fileprivate func faults(_ codes: DeclaredCodes, _ policy: String?, file: String) -> [TestFault] {
    guard case .expect(_, let checks) = kind else { return [] }
    return checks.flatMap { check in
      check.unknown(codes, policy).map { TestFault(file, line: check.line, $0) }
    }
  }
}

extension TestCheck {
  /// What it expects that cannot come.
  fileprivate func unknown(_ codes: DeclaredCodes, _ policy: String?) -> [String] {
    switch kind {
    case .denied(let expected, _): expected.compactMap { codes.fault($0, isDenial: true, asked: policy) }
    case .warnings(let expected): expected.compactMap { codes.fault($0, isDenial: false, asked: policy) }
    case .denial(let pattern):
      [
        pattern.code.flatMap { codes.fault($0, isDenial: true, asked: policy) },
        pattern.policy.flatMap { codes.fault($0, asked: policy) },
        pattern.rule.flatMap { rule in
          let ids = RuleBook.rules.map(\.id)
          if ids.contains(rule) { return nil }
          return "no built-in rule \(quoted(rule))\(suggestion(for: rule, among: ids)); `sharewarden rules` lists them"
        },
      ].compactMap { $0 }
    case .failure(let pattern): [pattern["policy"]?.text.flatMap { codes.fault($0, asked: policy) }].compactMap(\.self)
    case .allowed, .effects, .only: []
    }
  }
}
