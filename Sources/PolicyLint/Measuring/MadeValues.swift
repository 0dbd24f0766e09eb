internal import LuaSyntax
internal import PlainData

/// Values for parameters that a set gives none to, made from what the script declares, so that it can be run.
struct MadeValues {
  /// Elements of a list, unless it is to have more or fewer.
  private static let count = 10
  private let declared: [ScriptDeclaration.Parameter]

  init(_ declaration: ScriptDeclaration) { declared = declaration.parameters ?? [] }

  /// The values that are given, with those that are missing.
  func completing(_ given: PlainMap) -> PlainMap {
    var values = given
    for parameter in declared where given[parameter.name] == nil && parameter["required"]?.kind == .true {
      values[parameter.name] = value(of: parameter)
    }
    return values
  }

  private func value(of parameter: ScriptDeclaration.Parameter) -> PlainValue? {
    let number = { (member: String) -> Int? in
      if case .integer(let value) = parameter[member]?.kind { Int(value) } else { nil }
    }
    let choices = parameter["oneOf"].map(Self.texts) ?? []
    guard ["list", "set", "map"].contains(parameter.type) else {
      if let first = choices.first { return .string(first) }
      return Self.scalar(parameter.type, 0, least: number("minimum"), most: number("maximum"))
    }
    let words: [String: [String]] = ["permission": ["readOnly", "readWrite"], "role": ["privateUser"]]
    let fixed = choices.isEmpty ? words[parameter.elementType ?? ""] ?? [] : choices
    let most = min(number("maximum") ?? Self.count, fixed.isEmpty ? Int.max : fixed.count)
    let count = max(number("minimum") ?? 0, min(Self.count, most))
    let elements = (0..<count).compactMap { place in
      fixed.isEmpty ? Self.scalar(parameter.elementType, place) : .string(fixed[place % fixed.count])
    }
    guard parameter.type == "map" else { return .list(elements) }
    return .map(PlainMap(elements.enumerated().map { ("key\($0.offset)", $0.element) }))
  }

  private static func scalar(_ type: String?, _ place: Int, least: Int? = nil, most: Int? = nil) -> PlainValue? {
    switch type {
    case "boolean": .boolean(true)
    case "integer", "number": .integer(Int64(min(max(least ?? 1, 1), most ?? Int.max) + place))
    case "string": .string("text\(place)")
    case "domain": .string(place == 0 ? "example.com" : "domain\(place).example")
    case "email": .string("person\(place)@example.com")
    case "permission": .string("readOnly")
    case "role": .string("privateUser")
    case "time": .string("2026-01-01T00:00:00Z")
    case "duration": .string("\(90 + place)d")
    default: nil
    }
  }

  private static func texts(_ list: Expression) -> [String] {
    guard case .table(let fields) = list.kind else { return [] }
    return fields.compactMap { $0.value.literalText }
  }
}
