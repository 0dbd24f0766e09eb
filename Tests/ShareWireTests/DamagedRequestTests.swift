import PlainData
import ShareModel
import TestSupport
import Testing

@testable import ShareWire

/// Requests with bytes that were lost, added or replaced.
@Suite struct DamagedRequestTests {
  private static let pieces =
    ["\"", "{", "}", "[", "]", ",", ":", "\\", "\\u0000", "\\ud800", "0", "-", "e", "null", " ", "\n", "\"a\":1,", "@"]
    .map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0]]

  @Test func `a damaged request is a fault with its place, or is read as its tree says`() throws {
    var random = SeededRandom(seed: 21)
    var refused = 0
    for request in RequestGenerator(seed: 21).prefix(400) {
      let whole = Array(RequestWriter.json(request).utf8)
      for _ in 0..<20 {
        var bytes = whole
        for _ in 0...Int.random(in: 0..<2, using: &random) {
          let start = Int.random(in: 0...bytes.count, using: &random)
          let end = random.once(in: 8) ? bytes.count : min(bytes.count, start + Int.random(in: 0..<3, using: &random))
          bytes.replaceSubrange(start..<end, with: random.pick(Self.pieces))
        }
        do throws(InputFault) {
          let read = try RequestReader().request(bytes[...])
          // Written anew from the tree, the text means the same: nothing was read that the tree does not hold.
          let tree = try JSONText(parsing: bytes).root.plain
          #expect(try RequestReader().request(tree.json[...]) == read)
        } catch {
          refused += 1
          #expect(error.line >= 1 && error.column >= 1 && error.message != "not valid JSON")
        }
      }
    }
    #expect(refused > 4_000)
  }
}
