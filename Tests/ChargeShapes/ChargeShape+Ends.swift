/// Tables whose list is one shorter than its hash part has slots: the keys that Lua tries to find where the list ends are
/// multiples of the list's length then, and all stand in one chain.
extension ChargeShape {
  /// - Parameters:
  ///   - elements: of the list; a written one, since only that has room for so many and no more.
  ///   - nodes: slots of the hash part, all but the last taken.
  private static func table(_ element: String, nodes: Int) -> String {
    let length = nodes - 1
    var keys = [length + 1]
    var key = 2 * length
    while key < Int.max / 2 && keys.count < nodes - 1 {
      keys.append(key)
      key *= 2
    }
    var factor = 3
    while keys.count < nodes - 1 {
      keys.append(factor * length)
      factor += 2
    }
    let list = [String](repeating: element, count: length).joined(separator: ", ")
    return "local t = { \(list), \(keys.map { "[\($0)] = 0" }.joined(separator: ", ")) }"
  }

  static let ends: [ChargeShape] = [8, 16, 32, 64, 128].flatMap { nodes in
    let table = table("0", nodes: nodes)
    return [
      ChargeShape(
        "# beside \(nodes) multiples of it", setup: table, uses: "t", bound: 500,
        "local n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t"
      ),
      ChargeShape("rawlen beside \(nodes) multiples of it", setup: table, uses: "t", "rawlen(t)"),
      ChargeShape(
        "table.insert beside \(nodes) multiples of its length", setup: table, uses: "t", "table.insert(t, 1)"),
      ChargeShape(
        "any of \(nodes) multiples behind nothing", setup: ChargeShape.table("nil", nodes: nodes), uses: "t",
        "pcall(any, t, type)"),
    ]
  }
}
