import PlainData
import ShareModel
import ShareWire

@testable import ShareWarden

/// What a case says about its answer. Of lists it gives all elements; of texts, parts.
struct ExpectedAnswer {
  private static let members = [
    "decision", "code", "denials", "errors", "effects", "warnings", "user", "admin", "hidden", "json", "inputError",
    "loadError",
  ]

  private let node: JSONNode

  init(_ node: JSONNode) throws {
    try node.allowMembers(Self.members)
    let outcomes = ["decision", "inputError", "loadError"].filter { node[$0] != nil }
    guard outcomes.count == 1 else { throw node.fault("expects not exactly one of decision, inputError, loadError") }
    if node["decision"]?.boolean == false, node["code"] == nil, node["denials"] == nil, node["errors"] == nil {
      throw node.fault("expects a deny and does not say by whom; add code, denials or errors")
    }
    self.node = node
  }

  /// The code of the one denial that is expected.
  var code: String? { node["code"]?.string }

  var isAllow: Bool { node["decision"]?.boolean == true }

  /// What is otherwise than expected, in words.
  func differences(from answer: CaseAnswer) throws -> [String] {
    switch answer {
    case .decision(let decision): return try differences(from: decision)
    case .inputFault(let fault): return missing(node["inputError"].map { [$0.string ?? ""] }, in: fault.description)
    case .loadError(let error):
      return missing(try node["loadError"].map { _ in try node.texts("loadError") }, in: "\(error)")
    }
  }

  private func differences(from decision: Decision) throws -> [String] {
    guard let isAllowed = node["decision"]?.boolean else { return ["decided: \(Self.text(decision))"] }
    var differences: [String] = []
    if isAllowed != decision.isAllowed { differences.append("decision: \(Self.text(decision))") }
    if let code, decision.denials.map(\.code) != [code] { differences.append("code: \(Self.text(decision))") }
    let lists = [
      "denials": decision.denials.map { $0.layer == .builtin ? $0.id : "\($0.id)/\($0.code)" },
      "errors": decision.errors.map { "\($0.id)/\($0.kind.rawValue)" },
      "effects": decision.effects.map(Self.words), "warnings": decision.warnings.map { "\($0.id)/\($0.code)" },
    ]
    for (name, found) in lists where node[name] != nil {
      if try node.texts(name) != found { differences.append("\(name): \(found)") }
    }
    let user = decision.denials.map(\.message).joined(separator: "\n")
    let admin =
      (decision.denials.map { "\($0.adminMessage ?? "") (\($0.source ?? ""))" }
      + decision.errors.map { "\($0.message) (\($0.source ?? "")) \($0.callPath.joined(separator: " "))" })
      .joined(separator: "\n")
    differences += missing(try node.texts("user"), in: user) + missing(try node.texts("admin"), in: admin)
    differences += missing(try node.texts("json"), in: Self.text(decision))
    differences += try node.texts("hidden").filter(user.contains).map { "shown to the user: \($0)" }
    return differences
  }

  private func missing(_ texts: [String]?, in whole: String) -> [String] {
    guard let texts else { return ["unexpected: \(whole)"] }
    return texts.filter { !whole.contains($0) }.map { "missing: \($0) in: \(whole)" }
  }

  private static func text(_ decision: Decision) -> String { DecisionWriter(version: "0").json(decision) }

  /// An effect in short: its kind, and who or what it is about.
  private static func words(_ effect: Effect) -> String {
    let rest =
      switch effect {
      case .participantAdded(let person, _), .participantUpdated(let person, _), .participantRemoved(let person),
        .participantLeft(let person), .participantAccepted(let person, _):
        "\(name(person.identity)) \(person.permission)"
      case .publicPermissionChanged(let before, let after): "\(before) \(after)"
      case .recordsChanged(let names): names.joined(separator: " ")
      case .accessRequestsChanged(let before, let after): "\(before) \(after)"
      default: ""
      }
    return rest.isEmpty ? effect.kind : "\(effect.kind) \(rest)"
  }

  private static func name(_ identity: Identity) -> String {
    identity.participantID ?? identity.emailAddress?.text ?? identity.phoneNumber?.digits ?? identity.userRecordName
      ?? "nobody"
  }
}
