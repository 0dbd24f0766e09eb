import Testing

@testable import PolicyLint

/// Loops over what is no iterator, and over places that are taken for elements.
@Suite struct LoopWithoutIpairsTests {
  private func told(_ loop: String, _ body: String = "warn(\"a\", \"b\")") throws -> [String] {
    let script = """
      --- Tries a loop.
      return {
        parameters = { levels = { type = "map", of = "integer", default = {}, about = "levels" } },
        check = function(request, parameters)
          local levels = parameters.levels
          \(loop) do \(body) end
          if next(levels) then deny("a", "b") end
        end,
      }
      """
    return try ExampleDirectory(LintExample(script).files).findings()
      .filter { $0.rule == LoopWithoutIpairs.id }.map { "\($0.message): \($0.remedy)" }
  }

  @Test(arguments: [
    (
      "for p in request.gains", "a list is no iterator, so this is an error: write for _, p in ipairs(request.gains) do"
    ),
    (
      "for _, p in request.gains",
      "a list is no iterator, so this is an error: write for _, p in ipairs(request.gains) do"
    ),
    ("for k, v in levels", "a table is no iterator, so this is an error: write for _, v in pairs(levels) do"),
    ("for _, v in ipairs(levels)", "`ipairs` does not go through a table, so this is an error: write pairs(levels)"),
    (
      "for _, v in pairs(request.after.publicPermission .. \"x\")",
      "`pairs` does not go through a text, so this is an error: go through a list"
    ),
    ("for i = 1, request.gains", "a list is no number, so this is an error: write #request.gains"),
  ])
  func `what no loop goes through is found`(loop: String, told: String) throws {
    #expect(try self.told(loop) == [told])
  }

  @Test func `the place in a list is no person`() throws {
    #expect(
      try told("for person in ipairs(request.gains)", "if person.email then warn(\"a\", \"b\") end") == [
        "`person` is the place in the list, a number: write for _, person in ipairs(request.gains) do"
      ])
  }

  @Test(arguments: [
    "for _, p in ipairs(request.gains)", "for i, p in pairs(request.gains)", "for i in ipairs(request.gains)",
    "for k, v in pairs(levels)", "for i = 1, #request.gains", "for k, v in next, levels",
    "for word in string.gmatch(request.after.title or \"\", \"%a+\")",
    "for _, v in ipairs(request.after.properties.list)",
    "for _, v in ipairs({ 1, 2 })", "for k, v in pairs(request.after.properties)", "for i = 1, levels.most or 3",
  ])
  func `sound loops are none`(loop: String) throws { #expect(try told(loop) == []) }
}
