import TestSupport
import Testing

@testable import PlainData

/// The fast reader beside the slow one, which says what is wrong with a text that the fast one refuses.
@Suite struct ScannerAgreementTests {
  private func flaw(_ bytes: [UInt8]) -> JSONFlaw? {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes, depthLimit: 64)
      return scanner.firstFlaw()
    }
  }

  private func check(_ bytes: [UInt8]) {
    let refused = refusal(of: bytes)
    let flaw = flaw(bytes)
    #expect((refused == nil || refused?.message == "member given twice") == (flaw == nil), "\(bytes)")
  }

  @Test func `what one refuses the other refuses, at every length of a text`() {
    let bytes = Array(exampleRequest.utf8)
    for count in 0...bytes.count { check(Array(bytes[..<count])) }
  }

  @Test func `what one refuses the other refuses, with any one byte replaced`() {
    var random = SeededRandom(seed: 4)
    let bytes = Array(exampleRequest.utf8)
    for index in bytes.indices {
      for _ in 0..<12 {
        var changed = bytes
        changed[index] = random.pick(Array("\"\\{}[],:0-.eE tfn\u{0}\u{7F}".utf8) + [0xFF, 0xC3, 0xED, 0x80])
        check(changed)
      }
    }
  }

  @Test func `every value is at the same place to both`() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<300 {
      var writer = JSONWriter()
      writer.value(.random(using: &random))
      let text = try JSONText(parsing: writer.bytes)
      func check(_ node: JSONNode) throws {
        let written = Array(writer.bytes[node.extent])
        #expect(try JSONText(parsing: written).root.plain == node.plain)
        for element in node.elements { try check(element) }
        for member in node.members { try check(member.value) }
      }
      try check(text.root)
    }
  }
}
