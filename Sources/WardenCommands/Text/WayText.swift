internal import PlainData
internal import ShareWire

/// How a policy came to what it said, for people: its lines around where it spoke, and what its variables held there.
enum WayText {
  /// A policy may speak many times, and much the same each time.
  private static let mostMoments = 3
  private static let linesBefore = 6

  static func lines(_ way: PolicyWay) -> [String] {
    let moments = way.moments.prefix(mostMoments)
    guard !moments.isEmpty else { return [] }
    let more = way.moments.count - moments.count
    let source = texts(of: way.source)
    return ["    \(way.file): + ran, > spoke"] + excerpt(of: way, source, around: moments.map(\.line))
      + moments.flatMap { MomentText.lines($0, of: way, source: source) }
      + (more > 0 ? ["    and \(more.grouped) more times"] : [])
  }

  /// The lines that lead to those, each with whether it ran.
  private static func excerpt(of way: PolicyWay, _ texts: [String], around spoken: [Int]) -> [String] {
    let shown = Set(spoken.flatMap { max(1, $0 - linesBefore)...$0 + 1 }).filter { $0 <= texts.count }.sorted()
    let ran = Set(way.lines)
    let width = "\(shown.last ?? 1)".count
    // What all lines are indented by tells nothing, and takes room.
    let margin = shown.map { texts[$0 - 1] }.filter { !$0.trimmedEnd.isEmpty }.map(\.indentation).min() ?? 0
    var lines: [String] = []
    for (place, number) in shown.enumerated() {
      if place > 0, shown[place - 1] != number - 1 { lines.append("      …") }
      let mark = spoken.contains(number) ? ">" : ran.contains(number) ? "+" : " "
      let label = String(repeating: " ", count: width - "\(number)".count) + "\(number)"
      lines.append(FoldedText.cut("      \(mark) \(label)  \(texts[number - 1].dropFirst(margin))".trimmedEnd))
    }
    return lines
  }

  private static func texts(of source: [UInt8]) -> [String] {
    source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { bytes in
      let isWindows = bytes.last == UInt8(ascii: "\r")
      return String(decoding: isWindows ? bytes.dropLast() : bytes, as: UTF8.self).replacing("\t", with: "  ")
    }
  }
}

extension String {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
