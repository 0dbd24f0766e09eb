internal import LuaSyntax
internal import PlainData

enum LooselyTypedParameter: LintRule {
  static let id = "loosely-typed-parameter"
  static let sentence = "A parameter that is an address, a domain or a time has that type."
  static let explanation = """
    A `domain` that is none, or a `time` without a zone, keeps the set from loading; as a `string` it is taken as it is and
    matches nobody, in silence. Addresses and domains are also brought into the form in which they compare.
    """
  static let bad = LintExample(
    """
    --- Only our own people are let in.
    return {
      parameters = { «domain = { type = "string", default = "example.com", about = "our domain" } },
      check = function(request, parameters)
        for _, person in ipairs(request.gains) do
          if not person.email or person.email.domain ~= parameters.domain then
            return deny("outside", "Only our own people are let in.")
          end
        end
      end,
    }
    """)
  static let good = LintExample(
    """
    --- Only our own people are let in.
    return {
      parameters = { domain = { type = "domain", default = "example.com", about = "our domain" } },
      check = function(request, parameters)
        for _, person in ipairs(request.gains) do
          if not person.email or person.email.domain ~= parameters.domain then
            return deny("outside", "Only our own people are let in.")
          end
        end
      end,
    }
    """)

  private static let names = [
    "domain": "domain", "domains": "domain", "email": "email", "emails": "email", "time": "time", "until": "time",
    "expires": "time", "duration": "duration", "permission": "permission", "role": "role", "roles": "role",
  ]

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    (policy.declaration.parameters ?? []).compactMap { parameter in
      guard (parameter.elementType ?? parameter.type) == "string" else { return nil }
      let type = names[parameter.name.lowercased()] ?? type(of: parameter["default"])
      guard let type else { return nil }
      let isCollection = parameter.elementType != nil
      return Remark(
        parameter.nameSpan, "parameter \(quoted(parameter.name)) takes any string for a \(type)",
        isCollection ? "write of = \"\(type)\"" : "write type = \"\(type)\"")
    }
  }

  /// What the values look like that it has by default.
  private static func type(of value: Expression?) -> String? {
    var texts = [value?.literalText].compactMap { $0 }
    if case .table(let fields) = value?.kind { texts = fields.compactMap { $0.value.literalText } }
    guard !texts.isEmpty, texts.allSatisfy(HardCodedList.isPlace) else { return nil }
    if texts.allSatisfy({ $0.contains("@") }) { return "email" }
    return texts.contains { $0.contains("@") } ? nil : "domain"
  }
}
