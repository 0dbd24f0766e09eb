internal import LuaSyntax
internal import PolicyTesting

/// Coverage as an lcov tracefile: lines as `DA`, and each denial as a branch that is taken when it fires.
enum TraceFile {
  static func text(_ policies: [PolicyCoverage]) -> String { policies.map(record).joined() }

  private static func record(_ policy: PolicyCoverage) -> String {
    let counts = Dictionary(uniqueKeysWithValues: policy.lines.map { ($0.line, $0.count) })
    // A name with a line end in it would begin a record of its own.
    let file = policy.file.filter { !$0.isNewline }
    var text = "TN:\nSF:\(file)\n"
    for (place, denial) in policy.denials.enumerated() {
      text += "BRDA:\(denial.line),0,\(place),\(denial.state == .never ? "-" : denial.state == .fired ? "1" : "0")\n"
    }
    text += "BRF:\(policy.denials.count)\nBRH:\(policy.denialsFired)\n"
    for (line, count) in counts.sorted(by: { $0.key < $1.key }) { text += "DA:\(line),\(count)\n" }
    return text + "LF:\(counts.count)\nLH:\(counts.values.count { $0 > 0 })\nend_of_record\n"
  }
}
