import Foundation
import ShareModel
import ShareRules
import ShareWire
import TestSupport

extension RuleCase {
  struct UnknownKnob: Error { let name: String }

  var shareRequest: ShareRequest {
    get throws { try RequestReader().request(Array(try requestText.utf8)[...]) }
  }

  /// The default profile with the case's knobs, by the names they have in a policy set.
  var ruleProfile: RuleProfile {
    get throws {
      var profile = RuleProfile()
      for (name, value) in self.profile ?? [:] { try profile.turn(name, to: value) }
      return profile
    }
  }
}

extension RuleProfile {
  fileprivate mutating func turn(_ name: String, to value: JSONTree) throws {
    func read<Value>(_ read: (JSONTree) -> Value?) throws -> Value {
      guard let value = read(value) else { throw RuleCase.UnknownKnob(name: "\(name): \(value)") }
      return value
    }
    switch name {
    case "noneRemoves": noneRemoves = try read { $0.text.flatMap(NoneRemoves.init) }
    case "publicUserLevel": publicUserLevel = try read { $0.text.flatMap(PublicUserLevel.init) }
    case "privateUserOnPublicShare": privateUserOnPublicShare = try read { $0.text.flatMap(PrivateUserLevel.init) }
    case "adminMayChangePublicPermission": adminMayChangePublicPermission = try read(\.truth)
    case "adminMayChangeRoles": adminMayChangeRoles = try read(\.truth)
    case "adminMayRemoveAdmins": adminMayRemoveAdmins = try read(\.truth)
    case "listEditableWhilePublic": listEditableWhilePublic = try read(\.truth)
    case "blockedMayJoinPublic": blockedMayJoinPublic = try read(\.truth)
    case "writersMayEditShareMetadata": writersMayEditShareMetadata = try read(\.truth)
    case "uninvitedError": uninvitedError = try read { $0.text.flatMap(UninvitedError.init) }
    case "participantLimit": participantLimit = try read { $0.integer.map { Int($0) } }
    case "reSavingSharedRoot": reSavingSharedRoot = try read { $0.text.flatMap(ReSaving.init) }
    default: throw RuleCase.UnknownKnob(name: name)
    }
  }
}

extension JSONTree {
  /// A text as it stands in an answer, with people written flat, as cases write them.
  init(text: String) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8)).withFlatIdentities
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var truth: Bool? { if case .boolean(let truth) = self { truth } else { nil } }
  var integer: Int64? { if case .integer(let integer) = self { integer } else { nil } }

  private var withFlatIdentities: JSONTree {
    switch self {
    case .list(let elements): return .list(elements.map(\.withFlatIdentities))
    case .object(var members):
      for nested in ["userIdentity", "lookupInfo"] {
        guard case .object(let inner)? = members.removeValue(forKey: nested) else { continue }
        members.merge(inner) { outer, _ in outer }
      }
      return .object(members.mapValues(\.withFlatIdentities))
    default: return self
    }
  }
}
