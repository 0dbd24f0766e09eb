internal import PlainData
internal import ShareModel

/// How an effect is expected: by its kind, or by a table of some of its members.
enum EffectForm {
  private static let people = ["participant", "before"]

  /// What no effect can be like; `nil`: one can.
  static func fault(_ effect: PlainValue) -> String? {
    guard let kind = effect.text ?? effect.map?["kind"]?.text else {
      return "an effect is its kind, or a table with `kind`"
    }
    guard let names = EffectKind(rawValue: kind)?.members else {
      let kinds = EffectKind.allCases.map(\.rawValue)
      let hint = suggestion(for: kind, among: kinds)
      return "unknown effect \(quoted(kind))\(hint); one of \(kinds.joined(separator: ", "))"
    }
    for entry in effect.map ?? PlainMap() where entry.name != "kind" {
      if let words = fault(entry.name, entry.value, of: kind, names) { return words }
    }
    return nil
  }

  private static func fault(_ name: String, _ value: PlainValue, of kind: String, _ names: [String]) -> String? {
    guard names.contains(name) else { return unknown(name, of: kind, ["kind"] + names) }
    guard people.contains(name), value != .boolean(false) else { return nil }
    guard let person = value.map, !person.isEmpty else {
      return "`\(name)` must be a table, such as { emailAddress = \"ana@example.com\" }"
    }
    for entry in person where !ShareLook.membersOfPerson.contains(entry.name) {
      return unknown(entry.name, of: name, ShareLook.membersOfPerson)
    }
    return nil
  }

  private static func unknown(_ name: String, of whole: String, _ known: [String]) -> String {
    let hint = suggestion(for: name, among: known)
    return "unknown key \(quoted(name)) of `\(whole)`\(hint); known are \(known.joined(separator: ", "))"
  }
}
