/// Where a script declares what: its assignments and its texts, for the line of a fault in what it declares.
struct SourceOutline {
  private struct Mark {
    var text: String
    var isAssignment: Bool
    var line: Int
    /// How many braces are open around it.
    var depth: Int
    /// The next mark that no brace is open around which was not around this one.
    var end = Int.max
  }

  private struct Member: Hashable {
    var name: String
    var depth: Int
  }

  private var marks: [Mark] = []
  /// The first mark of each name that is given a value, and all of them by how deep they stand: a script can declare
  /// more that is wrong than its text is long.
  private var assignments: [String: Int] = [:]
  private var members: [Member: [Int]] = [:]
  /// The line of the `return` that gives back the policy, as far as the braces tell; 1 where there is none.
  private(set) var resultLine = 1

  init(_ source: [UInt8]) {
    var tokens = SourceTokens(source)
    var depth = 0
    // What would be assigned if `=` came now: a name, or a text in brackets.
    var target: SourceTokens.Token?
    var last: SourceTokens.Token?
    while let token = tokens.next() {
      switch token.kind {
      case .name:
        target = token
        if token.text == "return", depth == 0 { resultLine = token.line }
      case .text:
        marks.append(Mark(text: token.text, isAssignment: false, line: token.line, depth: depth))
        target = nil
      case .symbol:
        if token.text == "=", let target {
          marks.append(Mark(text: target.text, isAssignment: true, line: target.line, depth: depth))
        }
        depth += token.text == "{" ? 1 : token.text == "}" ? -1 : 0
        target = token.text == "]" && last?.kind == .text ? last : nil
      }
      last = token
    }
    index()
  }

  private mutating func index() {
    // Marks that wait for their end, each deeper than the one before.
    var open: [Int] = []
    for (place, mark) in marks.enumerated() {
      while let last = open.last, marks[last].depth >= mark.depth { marks[open.removeLast()].end = place }
      open.append(place)
      guard mark.isAssignment else { continue }
      if assignments[mark.text] == nil { assignments[mark.text] = place }
      members[Member(name: mark.text, depth: mark.depth), default: []].append(place)
    }
  }

  /// The line on which the last of the names is given a value, each within the braces of the one before; as far as the
  /// names are found, and 1 where none is.
  func line(of path: [String]) -> Int { place(of: path).map { marks[$0].line } ?? 1 }

  /// The line on which the check is given a value, or that of the result as a whole.
  var checkLine: Int { assignment(to: "check").map { marks[$0].line } ?? resultLine }

  /// The line that holds the text within what is declared under the names.
  func line(quoting text: String, under path: [String]) -> Int {
    let start = place(of: path).map { $0 + 1 } ?? 0
    let found = marks[start...].first { !$0.isAssignment && $0.text == text }
    return found?.line ?? line(of: path)
  }

  private func place(of path: [String]) -> Int? {
    var place: Int?
    for name in path {
      guard let next = place.map({ member(name, of: $0) }) ?? assignment(to: name) else { break }
      place = next
    }
    return place
  }

  /// The member of a table, or, where the table is written elsewhere, whatever bears the name.
  private func member(_ name: String, of parent: Int) -> Int? {
    let places = members[Member(name: name, depth: marks[parent].depth + 1)] ?? []
    var range = places.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = places[middle] > parent ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    if range.lowerBound < places.endIndex, places[range.lowerBound] < marks[parent].end {
      return places[range.lowerBound]
    }
    return assignment(to: name)
  }

  private func assignment(to name: String) -> Int? { assignments[name] }
}
