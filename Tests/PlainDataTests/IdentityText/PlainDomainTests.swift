import CIdentityText
import Testing

/// Domains of letters, digits and hyphens, which are read without the library for all others.
@Suite struct PlainDomainTests {
  /// What the rules of host names make of an ASCII text; `nil` for what they refuse.
  private static func form(_ text: String) -> String? {
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    let lower = text.lowercased()
    let labels = lower.split(separator: ".", omittingEmptySubsequences: false)
    let isSound = labels.allSatisfy { label in
      (1...63).contains(label.count) && label.allSatisfy(allowed.contains) && label.first != "-" && label.last != "-"
    }
    return isSound && lower.utf8.count <= 253 ? lower : nil
  }

  private static func expectSame(_ text: String) {
    let form = form(text)
    switch domain(text) {
    case .value(let read): #expect(read == form, "\(text)")
    case .fault: #expect(form == nil, "\(text)")
    }
  }

  @Test func `every text of few characters is read by the rules`() {
    let characters = Array("aZ9-._*")
    var texts = [""]
    for _ in 0..<5 {
      texts = texts.flatMap { text in [text] + characters.map { text + String($0) } }
      texts.forEach(Self.expectSame)
    }
  }

  @Test func `texts at the limits of labels and domains are read by the rules`() {
    for label in [1, 2, 61, 62, 63, 64, 65] {
      for count in 1...5 {
        let text = Array(repeating: String(repeating: "Ab", count: label).prefix(label), count: count)
          .joined(separator: ".")
        for tail in ["", ".", ".x", "-", String(repeating: ".y", count: 5)] { Self.expectSame(text + tail) }
      }
    }
    for length in 245...260 { Self.expectSame(String(String(repeating: "abcdefg.", count: 40).prefix(length))) }
  }

  @Test func `every byte alone and in a label is read by the rules`() {
    for byte in UInt8(0)..<128 {
      let character = String(UnicodeScalar(byte))
      for text in [character, "a\(character)b", "a.\(character)", "\(character).a"] { Self.expectSame(text) }
    }
  }
}
