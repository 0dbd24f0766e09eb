internal import LuaSyntax

enum HardCodedList: LintRule {
  static let id = "hard-coded-list"
  static let sentence = "Lists that an organization keeps are parameters or data, not part of a script."
  static let explanation = """
    Domains, addresses and names change, and whoever changes them should neither edit nor review a script. As a parameter a
    list has a type, so that a domain that is none keeps the set from loading; a long one belongs in a data file.
    """
  static let bad = LintExample(
    """
    --- Only our own people are let in.
    return function(request)
      for _, person in ipairs(request.gains) do
        local domain = person.email and person.email.domain
        if not matches(domain, «{ "example.com", "*.example.com" }) then
          return deny("outside", "Only our own people are let in.")
        end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Only our own people are let in.
    return {
      parameters = {
        domains = { type = "set", of = "domain", default = { "example.com", "*.example.com" }, about = "our domains" },
      },
      check = function(request, parameters)
        for _, person in ipairs(request.gains) do
          local domain = person.email and person.email.domain
          if not matches(domain, parameters.domains) then return deny("outside", "Only our own people are let in.") end
        end
      end,
    }
    """)

  /// More texts than this are a list that somebody keeps, whatever they are.
  private static let mostTexts = 8

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    policy.tree.walk { node, path in
      guard case .expression(let table) = node, case .table(let fields) = table.kind,
        !policy.isDeclaration(table.span)
      else { return }
      let texts = fields.compactMap { field in field.key == .position ? field.value.literalText : field.name?.text }
      let places = texts.filter { isPlace($0) }
      guard places.count > 1 || texts.count > mostTexts, texts.count == fields.count else { return }
      let noun = places.count > 1 ? "domains or addresses" : "\(texts.count) texts"
      remarks.append(
        Remark(
          table.span, "a list of \(noun) in the script",
          "declare a parameter, such as { type = \"set\", of = \"domain\" }, or read a data file"))
    }
    return remarks
  }

  /// Whether the text looks like a domain or an address.
  static func isPlace(_ text: String) -> Bool {
    let domain = text.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let top = labels.last, top.count > 1, top.allSatisfy(\.isLetter) else { return false }
    return labels.enumerated().allSatisfy { place, label in
      !label.isEmpty
        && (label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } || (label == "*" && place == 0))
    }
  }
}

extension ReviewedScript {
  /// Whether the part belongs to what the policy says of itself, and not to what it does.
  func isDeclaration(_ span: SourceSpan) -> Bool {
    guard let whole = declaration.span else { return false }
    let isWithin = { (outer: SourceSpan) in outer.start <= span.start && span.end <= outer.end }
    return isWithin(whole) && !(declaration.check.map { isWithin($0.span) } ?? false)
      || (declaration.declared.contains { isWithin($0) })
  }
}
