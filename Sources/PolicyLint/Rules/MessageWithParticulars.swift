internal import LuaSyntax
internal import PlainData

enum MessageWithParticulars: LintRule {
  static let id = "message-with-particulars"
  static let sentence = "What a person reads about a denial tells nothing of other people."
  static let explanation = """
    The second argument of `deny` is shown to whoever asked, in any app. Somebody else's address or name does not belong
    there, and placeholders such as `%s` are not filled in. Particulars go behind it, into the text for administrators.
    """
  static let bad = LintExample(
    """
    --- Nobody is let in from outside.
    return function(request)
      for _, person in ipairs(request.gains) do
        local address = person.email
        if not address then return deny("no-address", "People are let in by their address.") end
        if address.domain ~= "example.com" then return deny("outside", "Not one of us: " .. «address.text) end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody is let in from outside.
    return function(request)
      for _, person in ipairs(request.gains) do
        local address = person.email
        if not address then return deny("no-address", "People are let in by their address.") end
        if address.domain ~= "example.com" then
          return deny("outside", "Only our own people are let in.", "%s is not one of us", address.text)
        end
      end
    end
    """)

  private static let identifying = ["phone", "userRecordName", "participantID", "name"]

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    var remarks: [Remark] = []
    for call in policy.tree.verdictCalls where call.arguments.count > 1 {
      let message = call.arguments[1]
      if let text = call.message, let mark = placeholder(in: text) {
        remarks.append(
          Remark(
            message.span, "\(mark) is not filled in in what the person reads",
            "write a plain sentence; the text behind it is filled in, for administrators"))
      }
      message.visit { expression in
        guard isOfPerson(expression, policy) else { return }
        remarks.append(
          Remark(
            expression.span, "this tells whoever asked about somebody",
            "write it into the text for administrators: deny(code, message, \"%s …\", value)"))
      }
    }
    return remarks
  }

  private static func isOfPerson(_ expression: Expression, _ policy: ReviewedScript) -> Bool {
    guard let source = policy.source(of: expression), let (object, name, _) = source.fieldRead,
      case .record(let record) = policy.meanings.meaning(of: object)
    else { return false }
    switch record {
    case "email": return true
    case "person", "gain", "target": return identifying.contains(name)
    default: return false
    }
  }

  private static func placeholder(in text: String) -> String? {
    ["%s", "%d", "%q"].first { text.contains($0) }
  }
}
