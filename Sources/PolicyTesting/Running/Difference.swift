internal import PlainData
internal import ShareModel
internal import ShareWire

/// What was expected, and what came.
struct Difference {
  var expected: String
  var actual: String
}

extension RefusedRequest {
  /// `nil` where it is refused as expected.
  var difference: Difference? {
    let expected = "refused as ill-formed" + (words.map { ", for \(quoted($0))" } ?? "")
    guard let reason else { return Difference(expected: expected, actual: "a well-formed request") }
    return words.map(reason.contains) ?? true ? nil : Difference(expected: expected, actual: reason)
  }
}

extension TestCheck {
  var isOfFailure: Bool { if case .failure = kind { true } else { false } }

  /// `nil` where the answer is as expected.
  ///
  /// - Parameter mayFail: whether a policy is expected to fail. One that fails denies too, but is as no other expectation
  ///   says.
  func difference(
    from decision: Decision, to request: ShareRequest, mayFail: Bool, _ decide: (ShareRequest) -> Decision
  ) -> Difference? {
    let isSound = mayFail || decision.errors.isEmpty
    return switch kind {
    case .allowed: decision.isAllowed ? nil : Difference(expected: "allowed", actual: decision.inWords)
    case .denied(let codes, let byPolicy): denied(decision, codes, byPolicy, isSound)
    case .denial(let pattern):
      isSound && decision.denials.contains(where: pattern.fits)
        ? nil : Difference(expected: "denied with \(pattern.inWords)", actual: decision.inWords)
    case .failure(let pattern):
      decision.errors.contains { pattern.fits($0) }
        ? nil : Difference(expected: "a policy fails with \(PlainValue.map(pattern))", actual: decision.inWords)
    case .warnings(let codes):
      isSound && Self.isSame(decision.warnings.map(\.code), codes)
        ? nil
        : Difference(
          expected: "warned by \(Self.words(codes))",
          actual: "warned by \(Self.words(decision.warnings.map(\.code)))" + (isSound ? "" : "; \(decision.inWords)"))
    case .effects(let effects): Self.difference(effects, decision)
    case .only(let may, let among): Self.only(may, among, request, decide)
    }
  }

  private func denied(
    _ decision: Decision, _ codes: [String], _ byPolicy: Bool, _ isSound: Bool
  ) -> Difference? {
    var expected = codes.isEmpty ? "denied" : "denied by \(Self.words(codes))"
    if codes.isEmpty, byPolicy {
      expected = "denied by the policy"
      guard decision.denials.contains(where: { $0.layer == .policy }) else {
        return Difference(expected: expected, actual: decision.inWords)
      }
    }
    guard !decision.denials.isEmpty, codes.isEmpty || Self.isSame(decision.denials.map(\.code), codes),
      isSound
    else { return Difference(expected: expected, actual: decision.inWords) }
    return nil
  }

  /// Each code once, whatever the order.
  private static func isSame(_ left: [String], _ right: [String]) -> Bool { Set(left) == Set(right) }

  private static func words(_ codes: [String]) -> String {
    codes.isEmpty ? "nothing" : listed(Set(codes).sorted())
  }

  private static func difference(_ effects: [PlainValue], _ decision: Decision) -> Difference? {
    let json = DecisionWriter(version: "").json(decision)
    let text = try? JSONText(parsing: Array(json.utf8))
    guard case .map(let map) = text?.root.plain else { return nil }
    let actual = map["context"]?.map?["effects"]?.elements ?? []
    var rest = actual
    let isWhole = effects.allSatisfy { expected in
      guard let place = rest.firstIndex(where: { expected.isEffect($0) }) else { return false }
      rest.remove(at: place)
      return true
    }
    guard !isWhole || !rest.isEmpty || !decision.isAllowed else { return nil }
    let came = decision.isAllowed ? PlainValue.list(actual).description : decision.inWords
    return Difference(expected: "effects \(PlainValue.list(effects))", actual: came)
  }

  private static func only(
    _ may: [Subject], _ among: [Subject]?, _ request: ShareRequest, _ decide: (ShareRequest) -> Decision
  ) -> Difference? {
    let people = among ?? request.share.people(besides: may)
    let expected =
      "allowed for \(may.isEmpty ? "nobody" : listed(may.map(\.inWords)) + " alone"), of \(people.count) people"
    var allowed: [Subject] = []
    for person in people {
      var asked = request
      asked.subject = person
      let decision = decide(asked)
      // Else a policy that fails for everybody would be as strict as can be.
      guard decision.errors.isEmpty else {
        return Difference(expected: expected, actual: "for \(person.inWords), \(decision.inWords)")
      }
      if decision.isAllowed { allowed.append(person) }
    }
    guard Set(allowed) == Set(may) else {
      return Difference(
        expected: expected, actual: "allowed for \(allowed.isEmpty ? "nobody" : listed(allowed.map(\.inWords)))")
    }
    guard Set(people).count > Set(may).count else {
      return Difference(expected: expected, actual: "nobody else is in the share; name others as `among`")
    }
    return nil
  }
}

extension Subject {
  fileprivate var inWords: String {
    id.isEmpty ? identity.emailAddress?.text ?? identity.userRecordName ?? identity.participantID ?? "somebody" : id
  }
}

extension Share {
  /// Those who are named, and everybody in the share, or asking to be, who is none of them.
  fileprivate func people(besides named: [Subject]) -> [Subject] {
    let others = (participants.map(\.identity) + requesters.map(\.identity)).filter { identity in
      !named.contains { $0.matches(identity) }
    }
    return named + others.map { Subject(id: $0.participantID ?? "", identity: $0) }
  }
}

extension PlainValue {
  /// Whether a real effect is as this says: its kind, or some of its members.
  fileprivate func isEffect(_ actual: PlainValue) -> Bool {
    if let kind = text { return actual.map?["kind"]?.text == kind }
    return actual.holds(self)
  }

  /// Whether it has all that another says; of a map, at least those members.
  func holds(_ pattern: PlainValue) -> Bool {
    guard case .map(let wanted) = pattern else { return self == pattern }
    guard let map else { return false }
    return wanted.allSatisfy { entry in
      // A mark that is not set is not written.
      guard let value = map.ofPerson(entry.name) else { return entry.value == .boolean(false) }
      return value.holds(entry.value)
    }
  }
}

extension PlainMap {
  /// A member of a person as it is written, whose addresses stand within `userIdentity`.
  func ofPerson(_ name: String) -> PlainValue? {
    let identity = self["userIdentity"]?.map
    return self[name] ?? identity?[name] ?? identity?["lookupInfo"]?.map?[name]
  }

  fileprivate func fits(_ failure: PolicyFailure) -> Bool {
    let actual = ["kind": failure.kind.rawValue, "message": failure.message, "policy": failure.id]
    return allSatisfy { $0.value.text.map { [$0] } == actual[$0.name].map { [$0] } }
  }
}
