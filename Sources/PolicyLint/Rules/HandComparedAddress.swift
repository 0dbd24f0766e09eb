internal import LuaSyntax

enum HandComparedAddress: LintRule {
  static let id = "hand-compared-address"
  static let sentence = "Addresses are compared by the helpers, not by hand."
  static let explanation = """
    `person.email` is taken apart already, in the form in which addresses compare: in small letters, an international
    domain in punycode. By hand, `ends with "example.com"` lets `notexample.com` in, and a pattern finds an address within
    another. Compare `email.domain` and `email.text` with `==`, a list by `matches(domain, list)`.
    """
  static let bad = LintExample(
    """
    --- Only people at example.com are let in.
    return function(request)
      for _, person in ipairs(request.gains) do
        local address = person.email
        if not address or not «address.text:find("example%.com$") then
          return deny("outside", "Only our own people are let in.")
        end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Only people at example.com are let in.
    return function(request)
      for _, person in ipairs(request.gains) do
        local address = person.email
        if not address or address.domain ~= "example.com" then
          return deny("outside", "Only our own people are let in.")
        end
      end
    end
    """)

  private static let functions = ["find", "gmatch", "gsub", "lower", "match", "sub", "upper", "reverse"]

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    policy.tree.block.visitExpressions { expression in
      switch expression.kind {
      case .methodCall(let object, let method, _) where functions.contains(method.text) && isAddress(object, policy):
        remarks.append(remark(expression.span))
      case .call(let function, let arguments):
        guard let name = policy.tree.globalName(function), functions.contains(where: { name == "string.\($0)" }),
          let text = arguments.first, isAddress(text, policy)
        else { return }
        remarks.append(remark(expression.span))
      case .binary(let symbol, let left, let right, _) where symbol == .equal || symbol == .notEqual:
        for (address, other) in [(left, right), (right, left)] {
          guard isAddress(address, policy), let text = other.literalText, text != text.lowercased() else { continue }
          remarks.append(
            Remark(
              other.span, "addresses are in small letters, so that this is never equal", "write it in small letters"))
        }
      case .binary(.concatenate, let left, let right, _):
        guard [left, right].contains(where: { isAddress($0, policy) }),
          [left, right].contains(where: { $0.literalText?.contains("@") == true })
        else { return }
        remarks.append(remark(expression.span))
      default: break
      }
    }
    return remarks
  }

  private static func remark(_ span: SourceSpan) -> Remark {
    Remark(
      span, "an address is compared by hand",
      "compare email.domain or email.text with ==, or a list by matches(domain, list)")
  }

  private static func isAddress(_ expression: Expression, _ policy: ReviewedScript) -> Bool {
    guard let (object, _, _) = policy.source(of: expression)?.fieldRead else { return false }
    return policy.meanings.meaning(of: object) == .record("email")
  }
}
