import CIdentityText
import TestSupport
import Testing

/// The short way to an address's folded form beside the long one.
@Suite struct FoldedAddressTests {
  /// The folded form and the domain at its end, by the short way.
  private func folded(_ text: [UInt8]) -> Reading {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 320) { out in
      var length = 0
      var domainLength = 0
      let fault = withCharacters(of: text) { cit_email_fold($0, $1, out.baseAddress!, &length, &domainLength) }
      guard fault == 0 else { return .fault(String(cString: cit_fault_text(fault))) }
      let form = length == 0 ? text : out[..<length].map { UInt8(bitPattern: $0) }
      return .value(
        String(decoding: form, as: UTF8.self) + " " + String(decoding: form.suffix(domainLength), as: UTF8.self))
    }
  }

  /// The same by the parts of the address.
  private func expected(_ text: [UInt8]) -> Reading {
    guard case .value(let parts) = email(text) else { return email(text) }
    let words = parts.split(separator: " ")
    let local = words[0].utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
    return .value(String(decoding: local, as: UTF8.self) + "@\(words[1]) \(words[1])")
  }

  private func check(_ text: [UInt8]) {
    #expect(folded(text) == expected(text), "\(String(decoding: text, as: UTF8.self))")
  }

  @Test func `both ways lead to the same, whatever is written`() {
    var random = SeededRandom(seed: 3)
    let seeds = [
      "ana@example.com", "Ben.O'Brien+x@Mail.Example.COM", "a@b", "x@xn--bcher-kva.example", "zoë@bücher.example",
      "a-b_c@d-e.f-g.example", "\(String(repeating: "l", count: 64))@\(String(repeating: "d", count: 63)).example",
      "1@2.3", "a@ab--cd.example", "!#$%&'*+-/=?^_`{|}~@x.example",
    ].map { Array($0.utf8) }
    let pieces =
      ["@", ".", "-", "--", "xn--", "A", "z", "9", "_", " ", "\"", "(", ">", "[", "é", "\u{200B}", ",", "/", "`", "{"]
      .map { Array($0.utf8) } + [[0], [0x7F], [0x80], [0xFF]]
    for seed in seeds {
      check(seed)
      for index in 0...seed.count {
        for piece in pieces {
          check(Array(seed[..<index]) + piece + Array(seed[index...]))
          if index < seed.count { check(Array(seed[..<index]) + piece + Array(seed[(index + 1)...])) }
        }
        check(Array(seed[..<index]))
      }
    }
    for _ in 0..<20_000 {
      var text = random.pick(seeds)
      for _ in 0..<3 {
        let start = Int.random(in: 0...text.count, using: &random)
        text.replaceSubrange(
          start..<min(text.count, start + Int.random(in: 0..<3, using: &random)), with: random.pick(pieces))
      }
      check(text)
    }
  }

  @Test func `every byte alone, and every length, is judged by both the same`() {
    for byte in UInt8.min...UInt8.max {
      check([byte] + Array("a@b.example".utf8))
      check(Array("a".utf8) + [byte] + Array("b@c.example".utf8))
      check(Array("a@b".utf8) + [byte] + Array("c.example".utf8))
      check(Array("a@b.example".utf8) + [byte])
    }
    for length in 0..<260 {
      check([UInt8](repeating: 0x61, count: length) + Array("@b.example".utf8))
      check(Array("a@".utf8) + [UInt8](repeating: 0x62, count: length))
      check(Array("a@".utf8) + Array(String(repeating: "b.", count: length).utf8) + [0x63])
    }
  }
}
