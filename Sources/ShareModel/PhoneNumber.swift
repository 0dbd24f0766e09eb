/// A telephone number, compared by its digits.
public struct PhoneNumber: Sendable {
  /// The number as it was written.
  public let text: String
  /// `+` and the digits, nothing else.
  public let digits: String

  /// Makes a number from parts that a strict reader has checked.
  package init(checkedText text: String, digits: String) {
    self.text = text
    self.digits = digits
  }
}

extension PhoneNumber: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.digits == right.digits }
  public func hash(into hasher: inout Hasher) { hasher.combine(digits) }
}
