internal import LuaSyntax
package import ShareWarden

/// What a careful reviewer says about a policy set.
package enum PolicyReview {
  /// What is found in a directory, in the order of files and places.
  ///
  /// - Parameter only: the policy that is asked about alone; `nil`: all.
  /// - Throws: there is nothing that could be looked at.
  package static func findings(
    in directory: String, only: String? = nil
  ) throws(PolicyLoadError.Fault) -> [LintFinding] {
    let files = try PolicyFiles(directory)
    let policies = files.policies.filter { only == nil || $0.id == only }
    let findings = policies.flatMap { Self.findings(in: $0, file: files.directory.name($0.file)) }
    var faults = files.faults + Self.faults(of: directory)
    if only != nil {
      let names = policies.map(\.file) + [PolicyFiles.setFile]
      faults.removeAll { fault in !names.contains { files.directory.name($0) == fault.file } }
    }
    guard !policies.isEmpty else {
      throw faults.first ?? files.nothing(only)
    }
    // What is no Lua is told once, and better.
    let unread = Set(findings.filter { $0.rule == SyntaxFault.id }.map(\.file))
    let all = findings + faults.filter { !unread.contains($0.file) }.map(LoadFault.finding)
    return Set(all).sorted(by: LintFinding.precedes)
  }

  private static func findings(in policy: ReviewedPolicy, file: String) -> [LintFinding] {
    let rules: [any LintRule.Type] = policy.tree.faults.isEmpty ? LintRules.all : [SyntaxFault.self]
    let findings = rules.flatMap { rule in
      rule.remarks(on: policy).map { remark in
        LintFinding(
          rule: rule.id, file: file, place: remark.span.map { policy.text.place(of: $0.start) },
          message: remark.message, remedy: remark.remedy)
      }
    }
    guard policy.tree.faults.isEmpty else { return findings }
    return Allowances(policy.tree).applied(to: findings, file: file)
  }

  private static func faults(of directory: String) -> [PolicyLoadError.Fault] {
    do throws(PolicyLoadError) {
      _ = try PolicySet(directory: directory)
      return []
    } catch { return error.faults }
  }
}

extension LintFinding {
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
    let places = [left, right].map { $0.place ?? SourcePlace(line: 0, column: 0) }
    if places[0] != places[1] { return places[0] < places[1] }
    return (left.rule, left.message) < (right.rule, right.message)
  }
}
