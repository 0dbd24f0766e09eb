package import LuaSandbox
package import PlainData

extension ParameterDeclaration {
  private static let noType = "has no type; write one, as in type = \"integer\""
  private static let members = ["type", "of", "required", "default", "minimum", "maximum", "oneOf", "about"]

  /// Reads what a script declared under the name.
  init(name: String, _ declared: PlainValue) throws(ParameterFault) {
    guard Self.isName(name) else {
      throw ParameterFault(message: "\(quoted(name)) is no name; use letters, digits and _, at most 64")
    }
    guard case .map(let map) = declared else {
      throw ParameterFault(message: "expected a table such as { type = \"integer\" }, found \(declared.kind)")
    }
    for entry in map where !Self.members.contains(entry.name) {
      let hint = suggestion(for: entry.name, among: Self.members)
      throw ParameterFault(
        message: "unknown member\(hint); known are \(Self.members.joined(separator: ", "))",
        steps: [.member(entry.name)])
    }
    let type = try Self.type(map)
    self.init(
      name: name, type: type, isRequired: try Self.truth(map["required"], "required") ?? false,
      minimum: try Self.bound(map["minimum"], "minimum", type),
      maximum: try Self.bound(map["maximum"], "maximum", type), about: try Self.text(map["about"], "about"))
    if let minimum, let maximum, maximum.precedes(minimum) {
      throw ParameterFault(message: "the minimum is above the maximum; change one of them")
    }
    oneOf = try Self.choices(map["oneOf"], type.scalar)
    guard let value = map["default"] else { return }
    if isRequired { throw ParameterFault(message: "is required and has a default; drop one of them") }
    do throws(ParameterFault) { fallback = try read(value) } catch { throw error.within(.member("default")) }
  }

  private static func isName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, bytes.count <= 64, !(48...57).contains(first) else { return false }
    return bytes.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
    }
  }

  private static func type(_ map: PlainMap) throws(ParameterFault) -> ParameterType {
    guard let word = try text(map["type"], "type") else { throw ParameterFault(message: noType) }
    let isCollection = ParameterType.collections.contains(word)
    guard isCollection || ParameterType.Scalar(rawValue: word) != nil else {
      let hint = suggestion(for: word, among: ParameterType.words)
      throw ParameterFault(
        message: "unknown type \(quoted(word))\(hint); known are \(ParameterType.words.joined(separator: ", "))",
        steps: [.member("type")])
    }
    let element = try text(map["of"], "of")
    guard isCollection == (element != nil) else {
      throw ParameterFault(
        message: isCollection
          ? "a \(word) needs `of`, the type of its elements" : "`of` is for list, set and map, not for \(word)")
    }
    let scalar = element.flatMap(ParameterType.Scalar.init)
    if let element, scalar == nil {
      let known = ParameterType.Scalar.allCases.map(\.rawValue)
      let hint = suggestion(for: element, among: known)
      throw ParameterFault(
        message: "unknown type \(quoted(element))\(hint); known types of elements are \(known.joined(separator: ", "))",
        steps: [.member("of")])
    }
    guard let type = ParameterType(word, of: scalar) else { throw ParameterFault(message: noType) }
    if case .set(let scalar) = type, !scalar.isText {
      throw ParameterFault(message: "a set holds texts; use a list of \(scalar.rawValue)", steps: [.member("of")])
    }
    return type
  }

  /// A bound of the value, or of the number of its elements.
  private static func bound(
    _ value: PlainValue?, _ name: String, _ type: ParameterType
  ) throws(ParameterFault) -> ParameterValue? {
    guard let value else { return nil }
    do throws(ParameterFault) {
      if type.isCollection { return try ParameterType.Scalar.integer.read(value) }
      guard type.scalar.isOrdered else {
        throw ParameterFault(message: "does not apply to the type \(type.scalar.rawValue); leave it out")
      }
      return try type.scalar.read(value)
    } catch { throw error.within(.member(name)) }
  }

  private static func choices(
    _ value: PlainValue?, _ scalar: ParameterType.Scalar
  ) throws(ParameterFault) -> [ParameterValue]? {
    guard let value else { return nil }
    do throws(ParameterFault) {
      let choices = try ParameterType.list(scalar).read(value).elements
      guard !choices.isEmpty else {
        throw ParameterFault(message: "is empty, so that no value fits; name some, or leave it out")
      }
      return choices
    } catch { throw error.within(.member("oneOf")) }
  }

  private static func truth(_ value: PlainValue?, _ name: String) throws(ParameterFault) -> Bool? {
    guard let value else { return nil }
    guard case .boolean(let flag) = value else {
      throw ParameterFault(message: "expected true or false, found \(value.kind)", steps: [.member(name)])
    }
    return flag
  }

  private static func text(_ value: PlainValue?, _ name: String) throws(ParameterFault) -> String? {
    guard let value else { return nil }
    guard case .string(let text) = value else {
      throw ParameterFault(message: "expected a string, found \(value.kind)", steps: [.member(name)])
    }
    return text
  }
}

extension PlainValue {
  /// What a script declared, as plain data.
  package init(_ value: LuaValue) {
    switch value {
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .list(let values): self = .list(values.map { PlainValue($0) })
    case .map(let entries): self = .map(PlainMap(entries.map { ($0.key, PlainValue($0.value)) }))
    }
  }
}
