import ShareModel
import ShareWire
import TestSupport

/// Requests as every door reads them.
enum GeneratedRequests {
  static func lines(_ count: Int, seed: UInt64) -> [String] {
    RequestGenerator(seed: seed).prefix(count).map { RequestWriter.json($0) }
  }

  static func read(_ lines: [String]) throws -> [ShareRequest] {
    try lines.map { try RequestReader().request(Array($0.utf8)[...]) }
  }
}
