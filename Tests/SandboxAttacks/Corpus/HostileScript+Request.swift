package import LuaSandbox

extension HostileScript {
  /// `action`, `share` and `actor`, as the scripts expect them.
  package static let request: FlatView = {
    var builder = ViewBuilder()
    builder.root = builder.addMap(entries(&builder))
    return builder.finish()
  }()

  static func entries(_ builder: inout ViewBuilder) -> [(key: String, value: ViewCell)] {
    let action = map(
      [("kind", "download"), ("ip", "203.0.113.7")], [("time", 1_700_000_000), ("size", 12_345)], [], &builder)
    let share = map(
      [
        ("id", "sh_0001"), ("name", "Quarterly report.pdf"), ("path", "/finance/q3/Quarterly report.pdf"),
        ("owner", "alice@example.org"), ("visibility", "link"),
      ],
      [("bytes", 1_048_576)], [("tags", ["finance", "q3", "internal"])], &builder)
    let actor = map(
      [("email", "bob@example.org"), ("role", "member")], [("level", 3)], [("groups", ["staff", "finance-readers"])],
      &builder)
    return [("action", action), ("share", share), ("actor", actor)]
  }

  private static func map(
    _ texts: [(String, String)], _ numbers: [(String, Int64)], _ lists: [(String, [String])],
    _ builder: inout ViewBuilder
  ) -> ViewCell {
    var entries: [(key: String, value: ViewCell)] = numbers.map { (key: $0.0, value: .integer($0.1)) }
    for (key, text) in texts { entries.append((key: key, value: builder.text(text))) }
    for (key, values) in lists {
      var cells: [ViewCell] = []
      for value in values { cells.append(builder.text(value)) }
      entries.append((key: key, value: .container(builder.addList(cells))))
    }
    return .container(builder.addMap(entries))
  }
}
