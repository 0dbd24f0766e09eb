/// How figures are printed.
enum Table {
  static func rounded(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  static func row(_ cells: [String]) -> String {
    cells.map { $0 + String(repeating: " ", count: max(1, 15 - $0.count)) }.joined()
  }
}
