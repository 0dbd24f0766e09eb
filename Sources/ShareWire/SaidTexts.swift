/// Tells what in a list has not been said further up. Short lists, which nearly all are, are looked through as they are.
struct SaidTexts<Text: Hashable> {
  private static var few: Int { 8 }

  private var seen: Set<Text> = []

  mutating func isNew(_ text: Text, at place: Int, in texts: [Text]) -> Bool {
    texts.count <= Self.few ? !texts[..<place].contains(text) : seen.insert(text).inserted
  }
}
