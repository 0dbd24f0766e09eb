/// Tells which of many texts is said for the first time. Of few, which nearly all are, whoever asks looks through those
/// before.
struct SaidTexts<Text: Hashable> {
  private static var few: Int { 8 }

  private let areFew: Bool
  private var said: Set<Text> = []

  /// - Parameter count: how many texts there are.
  init(of count: Int) { areFew = count <= Self.few }

  @inline(__always)
  mutating func isNew(_ text: @autoclosure () -> Text, isSaidBefore: @autoclosure () -> Bool) -> Bool {
    areFew ? !isSaidBefore() : said.insert(text()).inserted
  }
}
