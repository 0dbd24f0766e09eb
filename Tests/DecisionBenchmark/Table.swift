/// How figures are printed.
enum Table {
  static func rounded(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  static func hundredths(_ value: Double) -> String {
    let whole = Int((abs(value) * 100).rounded())
    return "\(value < 0 ? "-" : "")\(whole / 100).\(whole / 10 % 10)\(whole % 10)"
  }

  /// A figure, and how many times another it is.
  static func multiple(_ value: Double, _ ratio: Double) -> String { "\(Int(value.rounded())) (\(hundredths(ratio)))" }

  static func row(_ cells: [String]) -> String {
    cells.map { $0 + String(repeating: " ", count: max(1, 15 - $0.count)) }.joined()
  }
}
