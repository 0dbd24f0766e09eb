/// A comment by which an author tells a tool something about a line: the line that it stands behind, or, where it stands
/// alone, the next one that is not such a comment itself.
package struct LineRemark: Sendable {
  /// The words after the mark.
  package var words: [String]
  package var place: SourcePlace
  /// The line that it is about.
  package var target: Int
}

extension SyntaxTree {
  /// The comments that begin with a mark such as `lint:`.
  package func remarks(marked mark: String) -> [LineRemark] {
    var alone: Set<Int> = []
    let found = comments.compactMap { comment -> (LineRemark, last: Int, isAlone: Bool)? in
      let words = comment.text.split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.first == mark else { return nil }
      let place = text.place(of: comment.span.start)
      let last = text.line(of: max(comment.span.start, comment.span.end - 1))
      let before = text.text(ofLine: place.line).unicodeScalars.prefix(place.column - 1)
      let isAlone = before.allSatisfy(\.properties.isWhitespace)
      if isAlone { alone.formUnion(place.line...last) }
      return (LineRemark(words: Array(words.dropFirst()), place: place, target: place.line), last, isAlone)
    }
    return found.map { remark, last, isAlone in
      var remark = remark
      guard isAlone else { return remark }
      remark.target = last + 1
      while alone.contains(remark.target) { remark.target += 1 }
      return remark
    }
  }
}
