import PlainData
import ShareModel
import TestSupport
import Testing

@testable import ShareWire

/// Requests in which one value is of another type than it should be.
@Suite struct ReplacedValueTests {
  private let reader = RequestReader(now: Timestamp(microseconds: 0))

  private static let others: [PlainValue] = [
    .boolean(true), .boolean(false), .integer(7777), .integer(-1), .number(0.5), .string("\u{1}"), .list([]),
    .list([.null]), .list([.string("x")]), .map(PlainMap()), .map(PlainMap([("x", .integer(1))])),
  ]

  static func tree(_ bytes: [UInt8]) throws -> PlainValue { try JSONText(parsing: bytes).root.plain }

  /// Without what is carried along for policies, whatever it is.
  private func stripped(_ request: ShareRequest) -> ShareRequest {
    var request = request
    request.context = Labels()
    request.subject.properties = Labels()
    request.share.fields = Labels()
    request.share.properties = Labels()
    for index in request.share.participants.indices { request.share.participants[index].properties = Labels() }
    for index in request.share.requesters.indices { request.share.requesters[index].properties = Labels() }
    for index in request.share.blockedIdentities.indices {
      request.share.blockedIdentities[index].properties = Labels()
    }
    return request
  }

  private func isLabel(_ way: [Step]) -> Bool {
    let names = way.names
    if names.first == "context" { return names.count > 1 && names[1] != "time" && names[1] != "environment" }
    return names.dropFirst(names.first == "subject" ? 1 : 2).contains { $0 == "properties" || $0 == "fields" }
  }

  /// Each value of each other type: a fault, or the request means the same.
  private func check(_ bytes: [UInt8], others: [PlainValue] = Self.others) throws -> Int {
    let whole = try Self.tree(bytes)
    let meant = try reader.request(bytes[...])
    var faults = 0
    for (way, value) in whole.places where !isLabel(way) && value != .null {
      for other in others where !other.hasType(of: value) {
        let changed = whole.replacing(way[...], with: other)
        do throws(InputFault) {
          let read = try reader.request(changed.json[...])
          #expect(
            stripped(read) == stripped(meant),
            "\(way.path) as \(other): \(String(decoding: changed.json, as: UTF8.self))")
        } catch {
          faults += 1
          #expect(!error.path.isEmpty || way.isEmpty, "\(way.path) as \(other): \(error)")
        }
      }
    }
    return faults
  }

  @Test(arguments: try #require(MalformedInputTests.examples))
  func `a value of another type in an example is a fault or means nothing`(path: String) throws {
    #expect(try check(RepositoryFile.bytes(path)) > 100)
  }

  @Test func `a value of another type in a generated request is a fault or means nothing`() throws {
    let others: [PlainValue] = [.boolean(true), .integer(7777), .string("\u{1}"), .list([]), .map(PlainMap())]
    for request in RequestGenerator(seed: 6).prefix(ActionName.allCases.count) {
      #expect(try check(Array(RequestWriter.json(request).utf8), others: others) > 30)
    }
  }

  @Test func `null in a member is its absence, and in a list a fault`() throws {
    for request in RequestGenerator(seed: 7).prefix(ActionName.allCases.count) {
      let whole = try Self.tree(Array(RequestWriter.json(request).utf8))
      for (way, _) in whole.places {
        // A record whose parent is null has none; one whose parent is not said is assumed to have one.
        guard let last = way.last, !way.names.suffix(2).elementsEqual(["record", "parent"]) else { continue }
        let nulled = outcome(whole.replacing(way[...], with: .null))
        if case .member = last {
          #expect(nulled == outcome(whole.replacing(way[...], with: nil)), "\(way.path)")
        } else {
          #expect((try? nulled.get()) == nil, "\(way.path)")
        }
      }
    }
  }

  /// What is read, or at which path the fault is.
  private func outcome(_ value: PlainValue) -> Result<ShareRequest, InputFault> {
    do throws(InputFault) { return .success(try reader.request(value.json[...])) } catch {
      return .failure(InputFault(path: error.path, message: error.message))
    }
  }
}

extension PlainValue {
  fileprivate func hasType(of other: PlainValue) -> Bool {
    switch (self, other) {
    case (.boolean, .boolean), (.string, .string), (.list, .list), (.map, .map): true
    case (.integer, .integer), (.number, .number): true
    default: false
    }
  }
}
