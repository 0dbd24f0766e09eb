import LuaSandbox

extension ViewHeader {
  /// The first container of a view, which in these tests is the request.
  static var first: ViewHeader {
    var builder = ViewBuilder()
    return builder.addList(count: 0)
  }
}

extension LuaFailure {
  static func runtime(_ message: String, line: Int, path: [LuaCallSite] = []) -> LuaFailure {
    LuaFailure(kind: .runtime, message: message, line: line, path: path)
  }
}
