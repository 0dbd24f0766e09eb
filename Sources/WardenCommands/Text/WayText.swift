internal import PlainData
internal import ShareWire

/// How a policy came to what it said, for people: its lines around where it spoke, and what its variables held there.
enum WayText {
  /// A policy may speak many times, and much the same each time.
  private static let mostMoments = 3
  private static let linesBefore = 6
  private static let longestLine = 110

  static func lines(_ way: PolicyWay) -> [String] {
    let moments = way.moments.prefix(mostMoments)
    guard !moments.isEmpty else { return [] }
    let more = way.moments.count - moments.count
    return ["    \(way.file): + ran, > spoke"] + excerpt(of: way, around: moments.map(\.line))
      + moments.flatMap(variables) + (more > 0 ? ["    and \(more.grouped) more times"] : [])
  }

  /// The lines that lead to those, each with whether it ran.
  private static func excerpt(of way: PolicyWay, around spoken: [Int]) -> [String] {
    let texts = texts(of: way.source)
    let shown = Set(spoken.flatMap { max(1, $0 - linesBefore)...$0 + 1 }).filter { $0 <= texts.count }.sorted()
    let ran = Set(way.lines)
    let width = "\(shown.last ?? 1)".count
    var lines: [String] = []
    for (place, number) in shown.enumerated() {
      if place > 0, shown[place - 1] != number - 1 { lines.append("      …") }
      let mark = spoken.contains(number) ? ">" : ran.contains(number) ? "+" : " "
      let label = String(repeating: " ", count: width - "\(number)".count) + "\(number)"
      let text = texts[number - 1]
      let end = text.count > longestLine ? "…" : ""
      lines.append("      \(mark) \(label)  \(text.prefix(longestLine))\(end)".trimmedEnd)
    }
    return lines
  }

  private static func texts(of source: [UInt8]) -> [String] {
    source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { bytes in
      let isWindows = bytes.last == UInt8(ascii: "\r")
      return String(decoding: isWindows ? bytes.dropLast() : bytes, as: UTF8.self).replacing("\t", with: "  ")
    }
  }

  private static func variables(_ moment: PolicyWay.Moment) -> [String] {
    guard !moment.variables.isEmpty else { return [] }
    let part = moment.index.map { " [part \($0 + 1)]" } ?? ""
    return ["    at line \(moment.line)\(part):"] + moment.variables.map { "      \($0.name) = \($0.value)" }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
