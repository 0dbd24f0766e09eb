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
    let lines = way.lines.map(text)
    let read = Set(moment.variables.map(\.name).filter { lines.mention($0) })
    let hasFields = { (record: PolicyWay.Variable) in
      moment.variables.contains { $0.name.hasPrefix(record.name + ".") }
    }
    let told = moment.variables.filter { variable in
      guard !first.contains(variable.name) else { return true }
      guard variable.value != "function", variable.name != "request" || !hasFields(variable) else { return false }
      guard variable.name.contains(".") || hasFields(variable) else { return true }
      // In place of a record stand those of its fields that were read.
      guard hasFields(variable) else { return read.contains(variable.name) }
      return lines.mention(variable.name, asWhole: true) && !read.contains { $0.hasPrefix(variable.name + ".") }
    }
    let ranks = told.map { variable in
      first.firstIndex(of: variable.name) ?? first.count
        + ([text(moment.line)].mention(variable.name) ? 0 : record(of: variable.name) == "request" ? 2 : 1)
    }
    return (0..<first.count + 3).flatMap { rank in zip(told, ranks).filter { $1 == rank }.map(\.0) }
  }

  private static func record(of name: String) -> Substring { name.prefix { $0 != "." } }
}

extension [String] {
  /// Whether a line has the name as a word of its own, and where it is asked for not only to read a field of it.
  fileprivate func mention(_ name: String, asWhole: Bool = false) -> Bool {
    contains { line in
      line.ranges(of: name).contains { place in
        let next = line[place.upperBound...].first
        return !(line[..<place.lowerBound].last?.isPartOfName ?? false) && !(next?.isPartOfName ?? false)
          && !(asWhole && next == ".")
      }
    }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
