internal import LuaSyntax
internal import PlainData
internal import ShareModel

/// Reads what a case expects of the answer.
struct CaseExpectation {
  private static let members =
    ["inputError", "decision", "codes", "error", "warnings", "effects"] + DenialPattern.names

  let node: JSONNode
  /// Whether a policy is asked alone; see ``CaseReader``.
  let isPolicyAsked: Bool

  func checks() throws(InputFault) -> [TestCheck] {
    try node.refuseMembers(except: Self.members)
    guard let decision = node["decision"] else {
      throw node.fault("has no member \"decision\"; true or false")
    }
    guard let isAllowed = decision.boolean else { throw decision.fault("expected true or false") }
    let pattern = try pattern()
    var checks: [TestCheck] = []
    if isAllowed {
      checks.append(check(.allowed, at: decision))
      for name in ["codes", "error"] + DenialPattern.names {
        guard let extra = node[name] else { continue }
        throw extra.fault("an allowed request has no denial and no failure; drop it or write \"decision\": false")
      }
    } else {
      if let codes = node["codes"] {
        checks.append(check(.denied(codes: try self.codes(codes, mayBeNone: false), byPolicy: false), at: codes))
      } else if pattern == nil, node["error"] == nil {
        checks.append(check(.denied(codes: [], byPolicy: isPolicyAsked), at: decision))
      }
      if let effects = node["effects"] {
        _ = try self.effects(effects)
        throw effects.fault("a denied request has no effects; drop them or write \"decision\": true")
      }
    }
    if let pattern { checks.append(pattern) }
    if let error = node["error"] { checks.append(try failure(error)) }
    if let warnings = node["warnings"] {
      checks.append(check(.warnings(codes: try codes(warnings, mayBeNone: true)), at: warnings))
    }
    if let effects = node["effects"] { checks.append(check(.effects(try self.effects(effects)), at: effects)) }
    return checks
  }

  /// A check that is about a member, with where its texts are written.
  private func check(_ kind: TestCheck.Kind, at node: JSONNode) -> TestCheck {
    var check = TestCheck(line: node.place.line, kind: kind)
    for text in [node] + node.elements where text.string != nil {
      check.places[text.string ?? ""] = SourcePlace(line: text.place.line, column: text.place.column)
    }
    return check
  }

  /// What one of the denials has to be like; `nil`: nothing is said of it.
  private func pattern() throws(InputFault) -> TestCheck? {
    var pattern = DenialPattern()
    var places: [String: SourcePlace] = [:]
    for name in DenialPattern.names {
      guard let member = node[name] else { continue }
      let text = try member.words()
      guard pattern.set(name, text) else {
        throw member.fault("unknown layer \(quoted(text)); one of \(DenialPattern.layers)")
      }
      places[text] = SourcePlace(line: member.place.line, column: member.place.column)
    }
    if pattern.isImpossible { throw node.fault(DenialPattern.impossible) }
    if let error = node["error"], pattern.rule != nil || pattern.layer == .builtin {
      throw error.fault("no policy is asked, and none fails, where a built-in rule denies; leave out one of them")
    }
    if let code = node["code"], let codes = node["codes"],
      !codes.elements.contains(where: { $0.string == pattern.code })
    {
      throw code.fault("is none of `codes`; leave out one of them")
    }
    guard let first = places.values.min() else { return nil }
    return TestCheck(line: first.line, kind: .denial(pattern), places: places)
  }

  private func failure(_ error: JSONNode) throws(InputFault) -> TestCheck {
    let kind = try error.words()
    let kinds = PolicyFailure.Kind.allCases.map(\.rawValue)
    guard kinds.contains(kind) else {
      throw error.fault(
        "unknown kind of failure \(quoted(kind))\(suggestion(for: kind, among: kinds)); one of \(listed(kinds))")
    }
    return check(.failure(PlainMap([("kind", .string(kind))])), at: error)
  }

  private func codes(_ list: JSONNode, mayBeNone: Bool) throws(InputFault) -> [String] {
    let codes = list.elements.compactMap(\.string)
    guard list.kind == .array, codes.count == list.count else { throw list.fault("expected a list of codes") }
    guard !codes.isEmpty || mayBeNone else {
      throw list.fault("no code says nothing; write those that are given, or leave it out")
    }
    return codes
  }

  private func effects(_ list: JSONNode) throws(InputFault) -> [PlainValue] {
    guard list.kind == .array else { throw list.fault("expected a list of effects") }
    for effect in list.elements {
      if let words = EffectForm.fault(effect.plain) { throw effect.fault(words) }
    }
    return list.plain.elements ?? []
  }
}
