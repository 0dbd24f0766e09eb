/// The labels that can be jumped to and the jumps that look for one, as the compiler keeps them.
struct Jumps {
  private struct Label {
    var name: Name
    /// How many variables could be named there.
    var activeCount: Int
  }

  private struct Level {
    var activeCount: Int
    var firstLabel: Int
    var firstJump: Int
    /// Of the function that it belongs to.
    var firstOfFunction: Int
    var isFunction: Bool
  }

  private var labels: [Label] = []
  /// Jumps whose label has not come yet.
  private var pending: [Label] = []
  private var levels: [Level] = []

  mutating func open(activeCount: Int, isFunction: Bool) {
    let firstOfFunction = isFunction ? labels.count : levels.last?.firstOfFunction ?? 0
    levels.append(
      Level(
        activeCount: activeCount, firstLabel: labels.count, firstJump: pending.count, firstOfFunction: firstOfFunction,
        isFunction: isFunction))
  }

  /// Leaves a block: its labels are gone, and its jumps look further outside, though not out of a function.
  mutating func close() -> [SyntaxFault] {
    guard let level = levels.popLast() else { return [] }
    labels.removeSubrange(level.firstLabel...)
    guard level.isFunction else {
      for place in level.firstJump..<pending.count { pending[place].activeCount = level.activeCount }
      return []
    }
    defer { pending.removeSubrange(level.firstJump...) }
    return pending[level.firstJump...].map { jump in
      SyntaxFault(message: "no label `\(jump.name.text)` can be jumped to from here", span: jump.name.span)
    }
  }

  mutating func jump(to label: Name, activeCount: Int) {
    guard !label.text.isEmpty, known(label.text) == nil else { return }
    pending.append(Label(name: label, activeCount: activeCount))
  }

  /// - Parameters:
  ///   - isLast: whether nothing but labels follows in the block.
  ///   - line: the line of an offset.
  mutating func label(_ name: Name, activeCount: Int, isLast: Bool, line: (Int) -> Int) -> [SyntaxFault] {
    guard let level = levels.last, !name.text.isEmpty else { return [] }
    if let known = known(name.text) {
      return [
        SyntaxFault(
          message: "the label `\(name.text)` stands in line \(line(known.name.span.start)) already", span: name.span)
      ]
    }
    let count = isLast ? level.activeCount : activeCount
    labels.append(Label(name: name, activeCount: count))
    let arrived = pending[level.firstJump...].filter { $0.name.text == name.text }
    pending = pending[..<level.firstJump] + pending[level.firstJump...].filter { $0.name.text != name.text }
    return arrived.filter { $0.activeCount < count }.map { jump in
      SyntaxFault(
        message: "this jumps to `\(name.text)` past the declaration of a local variable; declare it before the jump",
        span: jump.name.span)
    }
  }

  private func known(_ text: String) -> Label? {
    labels[(levels.last?.firstOfFunction ?? 0)...].first { $0.name.text == text }
  }
}
