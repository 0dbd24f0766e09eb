import ShareModel
import ShareWarden
import Testing

/// A policy with one parameter, `value`, declared in a line of its own.
struct ParameterFolder {
  var declaration: String

  init(_ declaration: String) { self.declaration = declaration }

  static let firstLines = "return {\n  parameters = {\n"

  func script(_ body: String = "") -> String {
    "\(Self.firstLines)    value = { \(declaration) },\n  },\n  check = function(request, parameters)\n\(body)\n  end,\n}"
  }

  func folder(_ value: String?, body: String = "") throws -> PolicyFolder {
    let parameters = value.map { #""value": \#($0)"# } ?? ""
    return try PolicyFolder(
      policy: script(body), set: #"{"policies": {"p": {"parameters": {\#(parameters)}}}}"#)
  }

  func faults(_ value: String?) throws -> [String] { try folder(value).faults() }

  /// What the script sees, by an expression over `v`.
  func seen(_ value: String?, _ expression: String = "tostring(v)") throws -> String? {
    let body = "local v = parameters.value\nwarn('seen', '-', '%s', \(expression))"
    let decision = Warden(policies: try folder(value, body: body).load()).decide(Sample.request(.readShare))
    return decision.warnings.first?.adminMessage ?? decision.errors.first?.message
  }
}
