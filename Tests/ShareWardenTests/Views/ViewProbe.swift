import ShareModel
import ShareWarden

/// What a script sees of a request.
enum ViewProbe {
  /// What an expression gives; a failure says its kind and message. `show` turns lists and maps into text.
  static func seen(_ expression: String, in request: ShareRequest, profile: String = "{}") throws -> String? {
    let source = """
      local function show(value)
        if type(value) == "table" or type(value) == "userdata" then
          local parts = {}
          for key, element in pairs(value) do parts[#parts + 1] = tostring(key) .. "=" .. show(element) end
          return "{" .. table.concat(parts, ",") .. "}"
        end
        return tostring(value)
      end
      return function(request)
        local share, after, actor, action, context = request.share, request.after, request.actor, request.action, request.context
        warn("seen", "-", "%s", show(\(expression)))
      end
      """
    let set = try PolicyFolder(policy: source, set: #"{"policies": {"p": {}}, "rules": \#(profile)}"#).load()
    let decision = Warden(policies: set).decide(request)
    if let denial = decision.denials.first { return "denied: \(denial.id)" }
    if let failure = decision.errors.first { return "\(failure.kind.rawValue): \(failure.message)" }
    return decision.warnings.map { $0.adminMessage ?? "" }.joined(separator: "; ")
  }
}
