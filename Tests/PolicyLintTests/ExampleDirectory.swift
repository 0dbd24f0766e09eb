import Foundation
import LuaSyntax
import PolicyLint

/// A policy set on the disk, for as long as it is looked at.
struct ExampleDirectory: ~Copyable {
  let url = FileManager.default.temporaryDirectory.appending(path: "policy-lint-\(UUID().uuidString)")

  var path: String { url.path() }

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The findings, with files named from the directory.
  func findings(only: String? = nil) throws -> [LintFinding] {
    try PolicyReview(of: path, only: only).findings.map { finding in
      var finding = finding
      finding.file = String(finding.file.dropFirst(path.count + 1))
      return finding
    }
  }
}

extension LintExample {
  /// The policy with what belongs to it, as it lies in a set.
  var files: [String: String] {
    let codes = SyntaxTree(parsing: Array(script.utf8)).verdictCalls.compactMap(\.code)
    var files = ["example/policy.lua": script]
    if let readme { files["example/README.md"] = readme.isEmpty ? codes.joined(separator: "\n") : readme }
    if hasTests { files["example/cases/example.jsonl"] = "{}" }
    files["other/policy.lua"] = isListed ? nil : "--- Says nothing.\nreturn function() end\n"
    files["policyset.json"] = "{\"policies\": {\"\(isListed ? "example" : "other")\": {}}}"
    return files
  }
}
