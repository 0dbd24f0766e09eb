import LuaSyntax
import Testing

@Suite struct ScopeTests {
  private func tree(_ source: String) -> SyntaxTree { SyntaxTree(parsing: Array(source.utf8)) }

  /// The variables of a name, in the order of their declarations.
  private func variables(_ name: String, in source: String) -> [Variable] {
    tree(source).scopes.variables.filter { $0.name.text == name }
  }

  private func starts(_ spans: [SourceSpan]) -> [Int] { spans.map(\.start) }

  @Test func `a local can be named behind its declaration, and before it the outer one is meant`() throws {
    //                                  0         1         2         3
    //                                  0123456789012345678901234567890123456
    let found = variables("x", in: "local x = 1 do local x = x; x = x end x()")
    try #require(found.count == 2)
    #expect(starts(found[0].reads) == [25, 38])
    #expect(found[0].writes.isEmpty)
    #expect(starts(found[1].reads) == [32])
    #expect(starts(found[1].writes) == [28])
    #expect(found[1].shadowed == found[0].id)
    #expect(found[0].shadowed == nil)
  }

  @Test func `a function's name is known in it where it is declared local, and not where it is assigned`() throws {
    #expect(try #require(variables("f", in: "local function f() return f end").first).reads.count == 1)
    #expect(tree("local f = function() return f end").scopes.globals.map(\.name.text) == ["f"])
  }

  @Test func `the condition behind until can name what the loop declares`() throws {
    let source = "repeat local done = f() until done"
    #expect(try #require(variables("done", in: source).first).reads.count == 1)
    #expect(tree("while done do local done = f() end").scopes.globals.map(\.name.text) == ["done", "f"])
  }

  @Test func `every way to declare a variable has its kind`() {
    let source = """
      local a, b <const> = f(), 1
      local function c(d, ...) end
      for e = 1, 2 do end
      for g, h in pairs(a) do end
      function a.i:j(k) return self end
      """
    let kinds = tree(source).scopes.variables.map { "\($0.name.text) \($0.kind.rawValue)" }
    #expect(
      kinds == [
        "a local", "b local", "c localFunction", "d parameter", "e loopVariable", "g loopVariable", "h loopVariable",
        "self selfParameter", "k parameter",
      ])
  }

  @Test func `self is that of the method around it`() throws {
    let source = "function a:b() return function() return self end end return self"
    let own = try #require(variables("self", in: source).first)
    #expect(own.reads.count == 1)
    #expect(own.isCaptured)
    #expect(tree(source).scopes.globals.map(\.name.text) == ["a", "self"])
  }

  @Test func `assignments are writes, and those of fields reads`() throws {
    let source = "local a, b, c = {}, 1, 2  a.x, a[b] = 1  b, c = 2  function c() end  function a.f() end"
    #expect(try #require(variables("a", in: source).first).writes.isEmpty)
    #expect(try #require(variables("a", in: source).first).reads.count == 3)
    #expect(try #require(variables("b", in: source).first).writes.count == 1)
    #expect(try #require(variables("c", in: source).first).writes.count == 2)
    #expect(tree("x = y").scopes.globals.map(\.isWrite) == [true, false])
  }

  @Test func `what an inner function uses is captured`() {
    let source = "local a, b = 1, 2  do print(b) end  return function() a = 1 end"
    #expect(tree(source).scopes.variables.map(\.isCaptured) == [true, false])
  }

  @Test func `a variable knows what it starts with`() throws {
    let source = "local a, b, c, d = 1, f()  local e  local g = h  g = 2"
    let origins = tree(source).scopes.variables.map { variable in
      if case .value(let value, let result) = variable.origin {
        "\(tree(source).text.text(value.span)) \(result)"
      } else {
        ""
      }
    }
    #expect(origins == ["1 0", "f() 0", "f() 1", "f() 2", "", "h 0"])
    let fixed = tree(source).scopes.variables.map { $0.fixedValue != nil }
    #expect(fixed == [true, true, false, false, false, false])
  }

  @Test func `fields, labels and names of a table's entries are no variables`() {
    let scopes = tree("goto x ::x:: local t = { x = 1 } t.x = t:x()").scopes
    #expect(scopes.globals.isEmpty)
    #expect(scopes.variables.map(\.name.text) == ["t"])
  }
}
