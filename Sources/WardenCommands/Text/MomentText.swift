internal import ShareWire

/// What the variables of a policy held where it spoke, for people: who asks and who gains first, then what the line reads,
/// then what else the policy read; what is long is cut. JSON has all of it.
enum MomentText {
  private static let first = ["request.actor", "request.gains"]

  /// - Parameter source: the policy's lines.
  static func lines(_ moment: PolicyWay.Moment, of way: PolicyWay, source: [String]) -> [String] {
    let shown = shown(moment, of: way, source)
    guard !shown.isEmpty else { return [] }
    let part = moment.index.map { " [part \($0 + 1)]" } ?? ""
    return ["    at line \(moment.line)\(part):"]
      + shown.flatMap { FoldedText.lines("      \($0.name) = \($0.value)", behind: ", ", indent: 10, most: 2) }
  }

  private static func shown(
    _ moment: PolicyWay.Moment, of way: PolicyWay, _ source: [String]
  ) -> [PolicyWay.Variable] {
    let text = { (line: Int) in source.indices.contains(line - 1) ? source[line - 1] : "" }
    let read = way.lines.map(text)
    let isRead = Dictionary(
      moment.variables.map { ($0.name, read.contains($0.name)) }, uniquingKeysWith: { $0 || $1 })
    // Another record that is told field by field, and of which no field is named, may be what a function was given.
    let named = Set(moment.variables.filter { isRead[$0.name] == true }.map { record(of: $0.name) } + ["request"])
    let told = moment.variables.filter { variable in
      guard variable.value != "function" else { return false }
      return !variable.name.contains(".") || first.contains(variable.name) || isRead[variable.name] == true
        || !named.contains(record(of: variable.name))
    }
    let ranks = told.map { variable in
      first.firstIndex(of: variable.name) ?? first.count
        + ([text(moment.line)].contains(variable.name) ? 0 : record(of: variable.name) == "request" ? 2 : 1)
    }
    return (0..<first.count + 3).flatMap { rank in zip(told, ranks).filter { $1 == rank }.map(\.0) }
  }

  private static func record(of name: String) -> Substring { name.prefix { $0 != "." } }
}

extension [String] {
  /// Whether a line has the name as a word of its own.
  fileprivate func contains(_ name: String) -> Bool {
    contains { line in
      line.ranges(of: name).contains { place in
        !(line[..<place.lowerBound].last?.isPartOfName ?? false)
          && !(line[place.upperBound...].first?.isPartOfName ?? false)
      }
    }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
