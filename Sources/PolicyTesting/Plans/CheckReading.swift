internal import PlainData
internal import ShareModel

/// Reads what is expected, as a script noted it.
struct CheckReading {
  let file: String
  let form: RequestForm
  /// Whether a policy is asked alone: then a denial of the built-in rules is none that its tests mean.
  let isPolicyAsked: Bool

  func check(_ noted: PlainValue) throws(TestFault) -> TestCheck {
    let map = noted.map ?? PlainMap()
    let line = map["line"]?.number ?? 0
    let values = map["values"]
    let kind: TestCheck.Kind =
      switch map["kind"]?.text {
      case "allowed": .allowed
      case "denied": .denied(codes: try texts(values, "the codes of `denied`", line), byPolicy: isPolicyAsked)
      case "denial": .denial(try DenialPattern(try table(values, "denied", line), file: file, line: line))
      case "fails": .failure(try failure(values, line))
      case "warned": .warnings(codes: try texts(values, "the codes of `warned`", line))
      case "effects": .effects(try effects(values, line))
      default: try only(values, line)
      }
    return TestCheck(line: line, kind: kind)
  }

  private func table(_ values: PlainValue?, _ what: String, _ line: Int) throws(TestFault) -> PlainMap {
    guard let map = values?.map else {
      throw TestFault(file, line: line, "`\(what)` needs names, such as { code = \"…\" }")
    }
    return map
  }

  private func texts(_ values: PlainValue?, _ what: String, _ line: Int) throws(TestFault) -> [String] {
    let elements = values?.elements ?? []
    let texts = elements.compactMap(\.text)
    guard texts.count == elements.count else { throw TestFault(file, line: line, "\(what) must be texts") }
    return texts
  }

  private func failure(_ values: PlainValue?, _ line: Int) throws(TestFault) -> PlainMap {
    let map = try table(values, "fails", line)
    try Self.refuse(map, except: ["kind", "message", "policy"], of: "fails", file, line)
    if map.isEmpty { throw TestFault(file, line: line, "`fails` needs `kind`, `message` or `policy`") }
    if let kind = map["kind"]?.text, PolicyFailure.Kind(rawValue: kind) == nil {
      let kinds = PolicyFailure.Kind.allCases.map(\.rawValue)
      let hint = suggestion(for: kind, among: kinds)
      throw TestFault(
        file, line: line, "unknown kind of failure \(quoted(kind))\(hint); one of \(kinds.joined(separator: ", "))")
    }
    return map
  }

  private func effects(_ values: PlainValue?, _ line: Int) throws(TestFault) -> [PlainValue] {
    guard let elements = values?.elements else {
      throw TestFault(file, line: line, "`effects` needs a list, such as { \"participantAdded\" }")
    }
    for element in elements {
      if let words = EffectForm.fault(element) { throw TestFault(file, line: line, words) }
    }
    return elements
  }

  private func only(_ values: PlainValue?, _ line: Int) throws(TestFault) -> TestCheck.Kind {
    let map = values?.map ?? PlainMap()
    var may: [Subject] = []
    for person in map["may"]?.elements ?? [] { may.append(try form.request(by: person).subject) }
    guard let among = map["among"] else { return .only(may: may, among: nil) }
    guard let people = among.elements, !people.isEmpty else {
      throw TestFault(file, line: line, "`among` needs the list of people who are tried")
    }
    var tried: [Subject] = []
    for person in people { tried.append(try form.request(by: person).subject) }
    guard tried.contains(where: { !may.contains($0) }) else {
      throw TestFault(file, line: line, "`among` names nobody but those who may; add some who may not")
    }
    for person in may where !tried.contains(person) { tried.append(person) }
    return .only(may: may, among: tried)
  }

  static func refuse(
    _ map: PlainMap, except names: [String], of what: String, _ file: String, _ line: Int
  ) throws(TestFault) {
    for entry in map where !names.contains(entry.name) {
      let hint = suggestion(for: entry.name, among: names)
      throw TestFault(
        file, line: line,
        "unknown key \(quoted(entry.name)) of `\(what)`\(hint); known are \(names.joined(separator: ", "))")
    }
  }
}

extension DenialPattern {
  static let names = ["code", "message", "admin_message", "layer", "policy", "rule"]
  static let layers = "builtin, policy"

  init(_ map: PlainMap, file: String, line: Int) throws(TestFault) {
    try CheckReading.refuse(map, except: Self.names, of: "denied", file, line)
    self.init()
    for entry in map {
      guard let text = entry.value.text else { throw TestFault(file, line: line, "`\(entry.name)` must be a text") }
      guard set(entry.name, text) else {
        throw TestFault(file, line: line, "unknown layer \(quoted(text)); one of \(Self.layers)")
      }
    }
    if isImpossible { throw TestFault(file, line: line, Self.impossible) }
    if self == DenialPattern() { throw TestFault(file, line: line, "`denied{}` says nothing; leave out the braces") }
  }
  /// What no denial can be like, as the built-in rules are no policy.
  var isImpossible: Bool {
    layer == .builtin && policy != nil || rule != nil && (policy != nil || layer == .policy)
  }

  static let impossible = "no denial is both of a policy and of a built-in rule; leave out one of them"

  /// Sets a member by its name in tests.
  ///
  /// - Returns: whether there is such a layer.
  mutating func set(_ name: String, _ text: String) -> Bool {
    switch name {
    case "code": code = text
    case "message": message = text
    case "admin_message": adminMessage = text
    case "policy": policy = text
    case "rule": rule = text
    default:
      layer = Denial.Layer(rawValue: text)
      return layer != nil
    }
    return true
  }
}
