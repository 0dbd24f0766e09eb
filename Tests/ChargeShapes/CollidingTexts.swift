/// Texts of one length that all have the same hash in every state, whatever text of one length stands before them.
/// Lua hashes from the end to the start with a seed that is always the same here, so that whoever knows it finds pairs
/// of parts which lead from one value to the same next one; all texts made of one part of each pair collide.
package struct CollidingTexts {
  package static let partLength = 4

  /// The last pair comes first: hashing starts with it.
  let pairs: [(String, String)]

  /// - Parameters:
  ///   - length: of the whole text with what stands before, in bytes.
  ///   - count: how many pairs; that many doublings of texts.
  package init(length: Int, count: Int) {
    var value = 0x5EED_1E55 ^ UInt32(length)
    var found: [(String, String)] = []
    for _ in 0..<count {
      let (pair, next) = Self.pair(from: value)
      found.append(pair)
      value = next
    }
    pairs = found
  }

  /// Lua that makes `texts`, a list of 2 to the power of the pairs' count, each behind the value of `before`.
  package func lua(before: String) -> String {
    let list = pairs.map { "{ \"\($0.0)\", \"\($0.1)\" }" }.joined(separator: ", ")
    return """
      local parts, texts = { \(list) }, { "" }
      for k = 1, #parts do
        for i = #texts, 1, -1 do
          local text = texts[i]
          texts[i], texts[#texts + 1] = parts[k][1] .. text, parts[k][2] .. text
        end
      end
      for i = 1, #texts do texts[i] = \(before) .. texts[i] end
      """
  }

  static func hash(_ text: some Collection<UInt8>, from start: UInt32) -> UInt32 {
    text.reversed().reduce(start) { $0 ^ (($0 << 5) &+ ($0 >> 2) &+ UInt32($1)) }
  }

  private static func pair(from start: UInt32) -> ((String, String), UInt32) {
    var seen: [UInt32: UInt32] = [:]
    var number: UInt32 = 0
    while true {
      let value = hash(part(number), from: start)
      if let other = seen[value] {
        return ((String(decoding: part(other), as: UTF8.self), String(decoding: part(number), as: UTF8.self)), value)
      }
      seen[value] = number
      number += 1
    }
  }

  /// The part that a number stands for: digits, capital letters and what lies between.
  private static func part(_ number: UInt32) -> [UInt8] {
    (0..<UInt32(partLength)).map { UInt8(ascii: "0") + UInt8(number >> ($0 * 5) & 31) }
  }
}
