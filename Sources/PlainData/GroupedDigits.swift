extension BinaryInteger {
  /// The number as people read it, its digits in groups of three: `1,000,000`.
  package var grouped: String {
    let digits = Array(String(magnitude))
    let groups = digits.enumerated().map { place, digit in
      place > 0 && (digits.count - place) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }
}
