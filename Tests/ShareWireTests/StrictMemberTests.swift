import PlainData
import ShareModel
import TestSupport
import Testing

@testable import ShareWire

/// Unknown members wherever one may stand, in requests of every action.
@Suite struct StrictMemberTests {
  /// Whether a strict reader knows every member there is to the object at the end of the way.
  private func isClosed(_ way: [Step]) -> Bool {
    let names = way.names
    guard names.starts(with: ["action", "properties"]) || names.starts(with: ["resource", "properties"]) else {
      return false
    }
    let inner = names.dropFirst(2)
    if let parts = inner.first, parts == "edits" || parts == "operations" {
      // A part is an action of its own, of which the second `properties` is the first that is free.
      return inner.dropFirst().first != "properties" || isInner(inner.dropFirst(2))
    }
    return isInner(inner)
  }

  private func isInner(_ names: some Sequence<String>) -> Bool {
    !names.contains { $0 == "properties" || $0 == "fields" }
  }

  @Test func `an unknown member is a fault at its path for a strict reader, and nothing for another`() throws {
    var seen: Set<ActionName> = []
    for request in RequestGenerator(seed: 8).prefix(3 * ActionName.allCases.count) {
      let whole = try ReplacedValueTests.tree(Array(RequestWriter.json(request).utf8))
      for (way, value) in whole.places {
        guard isClosed(way), case .map(var members) = value else { continue }
        members["zzz"] = .boolean(true)
        let bytes = whole.replacing(way[...], with: .map(members)).json
        let fault = #expect(throws: InputFault.self) { try RequestReader(isStrict: true).request(bytes[...]) }
        #expect(fault?.path == (way + [.member("zzz")]).path)
        #expect(fault?.message.hasPrefix("unknown member") == true)
        #expect(try RequestReader().request(bytes[...]) == request)
        if way.names.first == "action" { seen.insert(request.action.name) }
      }
    }
    let withoutProperties: Set<ActionName> = [
      .leaveShare, .deleteShare, .deleteZone, .readShare, .readShareURL, .requestAccess,
    ]
    #expect(seen == Set(ActionName.allCases).subtracting(withoutProperties))
  }
}
