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

extension LuaCage {
  /// Compiles a script and runs its main chunk.
  func load(source: [UInt8], data: FlatView? = nil, stepLimit: Int) throws(LuaLoadError) -> LuaDeclaration {
    let script = try LuaScript(compiling: source, in: self, stepLimit: stepLimit)
    return try load(script, data: data, stepLimit: stepLimit)
  }
}
