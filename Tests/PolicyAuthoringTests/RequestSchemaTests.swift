import Foundation
import PlainData
import PolicyAuthoring
import ShareModel
import ShareWire
import TestSupport
import Testing

/// The schema of requests and the reader of requests agree.
@Suite struct RequestSchemaTests {
  private static let reader = RequestReader(isStrict: true, now: Timestamp(microseconds: 0))

  @Test func `whatever the schema permits is read strictly, and it names every member`() throws {
    var sampler = try SchemaSampler(.request, seed: 1)
    let check = try SchemaCheck(SchemaDocument.request.text)
    var actions: Set<ActionName> = []
    for number in 0..<2000 {
      let tree = Self.withShare(sampler.next())
      let bytes = Array(try JSONEncoder().encode(tree))
      do throws(InputFault) { actions.insert(try Self.reader.request(bytes[...]).action.name) } catch {
        Issue.record("\(error.path): \(error.message)")
      }
      if number < 200 { #expect(check.faults(of: tree) == []) }
    }
    #expect(actions == Set(ActionName.allCases))
    #expect(sampler.named.contains("dateAddedToShare"))
    #expect(sampler.named.subtracting(sampler.made) == [])
  }

  @Test func `what the schema refuses is refused by the reader as well`() throws {
    var sampler = try SchemaSampler(.request, seed: 2)
    var random = SeededRandom(seed: 3)
    let check = try SchemaCheck(SchemaDocument.request.text)
    let strangers: [JSONTree] = [
      .text("zzz"), .object([:]), .list([]), .boolean(true), .integer(77), .list([.integer(7)]),
    ]
    var refused = 0
    for _ in 0..<3000 {
      let whole = Self.withShare(sampler.next())
      var place = Int.random(in: 1..<whole.placeCount, using: &random)
      let stranger = random.once(in: 4) ? nil : random.pick(strangers)
      guard let damaged = whole.replacing(&place, by: stranger) else { continue }
      let faults = check.faults(of: damaged)
      guard !faults.isEmpty else { continue }
      refused += 1
      let bytes = Array(try JSONEncoder().encode(damaged))
      #expect(throws: InputFault.self, "\(faults)") { try Self.reader.request(bytes[...]) }
    }
    #expect(refused > 500)
  }

  /// A share has one owner, whom a schema can't count; one that is about to be made has nobody.
  private static func withShare(_ request: JSONTree) -> JSONTree {
    guard case .object(var members) = request, case .object(var resource)? = members["resource"] else { return request }
    var share: [String: JSONTree] = [:]
    if case .object(let given)? = resource["properties"] { share = given }
    let people = (share["participants"]?.elements ?? []).map { person -> JSONTree in
      guard case .object(var person) = person else { return .null }
      person["role"] = .text("privateUser")
      return .object(person)
    }
    let owner = JSONTree.object([
      "emailAddress": .text("owner@example.com"), "role": .text("owner"), "permission": .text("readWrite"),
      "acceptanceStatus": .text("accepted"),
    ])
    share["participants"] = members["action"]?["name"] == .text("createShare") ? nil : .list([owner] + people)
    resource["properties"] = .object(share)
    members["resource"] = .object(resource)
    return .object(members)
  }
}

extension JSONTree {
  /// How many values there are in it, itself among them.
  fileprivate var placeCount: Int {
    switch self {
    case .list(let elements): elements.reduce(1) { $0 + $1.placeCount }
    case .object(let members): members.values.reduce(1) { $0 + $1.placeCount }
    default: 1
    }
  }

  /// The tree with one of its values replaced, or taken out.
  ///
  /// - Parameter place: the number of the value, from the root's 0 on; below 0 once that is passed.
  fileprivate func replacing(_ place: inout Int, by stranger: JSONTree?) -> JSONTree? {
    place -= 1
    if place == -1 { return stranger }
    switch self {
    case .list(let elements): return .list(elements.compactMap { $0.replacing(&place, by: stranger) })
    case .object(let members):
      let kept = members.sorted { $0.key < $1.key }.compactMap { name, value in
        value.replacing(&place, by: stranger).map { (name, $0) }
      }
      return .object(Dictionary(uniqueKeysWithValues: kept))
    default: return self
    }
  }
}
