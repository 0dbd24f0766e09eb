internal import LuaSyntax
internal import PolicyTesting
package import ShareWarden

/// What a careful reviewer says about a policy set.
package struct PolicyReview: Sendable {
  /// In the order of files and places.
  package let findings: [LintFinding]
  /// The files of the policies that were looked at, and of the tests in Lua.
  package let policies: [String]
  package let tests: [String]

  /// - Parameter only: the policy that is asked about alone, with its tests, or the way to a file of tests; `nil`: all.
  /// - Throws: there is nothing that could be looked at.
  package init(of directory: String, only: String? = nil) throws(PolicyLoadError.Fault) {
    let files = try ReviewedFiles(directory)
    let policies = files.policies.filter { only == nil || $0.id == only }
    let tests = files.tests.filter { only == nil || $0.id == only || $0.file == only }
    let findings = (policies + tests).flatMap { Self.findings(in: $0, file: files.directory.name($0.file)) }
    var faults = files.faults + Self.faults(of: directory)
    var lostTests = files.lostTests
    if let only {
      let names = (policies + tests).map(\.file) + [ReviewedFiles.setFile, only, "\(only)/policy.lua", "\(only).lua"]
      faults.removeAll { fault in !names.contains { files.directory.name($0) == fault.file } }
      lostTests.removeAll { !$0.file.hasPrefix(files.directory.name(only) + "/") }
    }
    guard !policies.isEmpty || !tests.isEmpty else { throw faults.first ?? files.nothing(only) }
    // What is no Lua is told once, and better.
    let unread = Set(findings.filter { $0.rule == SyntaxFault.id }.map(\.file))
    let all =
      findings + faults.filter { !unread.contains($0.file) }.map(LoadFault.finding) + lostTests.map(LoadFault.finding)
    self.findings = Set(all).sorted(by: LintFinding.precedes)
    self.policies = policies.map { files.directory.name($0.file) }
    self.tests = tests.map { files.directory.name($0.file) }
  }

  private static func findings(in script: ReviewedScript, file: String) -> [LintFinding] {
    let isRead = script.tree.faults.isEmpty
    let rules = LintRules.all.filter { rule in
      switch rule.subject {
      case .policies: script.kind == .policy && isRead
      case .scripts: isRead || rule.id == SyntaxFault.id
      case .surroundings: script.kind == .policy
      }
    }
    let findings = rules.flatMap { rule in
      rule.remarks(on: script).map { remark in
        LintFinding(
          rule: rule.id, file: file, place: remark.span.map { script.text.place(of: $0.start) },
          message: remark.message, remedy: remark.remedy)
      }
    }
    return Allowances(script.tree).applied(to: findings, file: file, isRead: isRead)
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
