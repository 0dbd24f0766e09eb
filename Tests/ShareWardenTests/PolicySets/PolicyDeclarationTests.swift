import ShareModel
import ShareWarden
import Testing

@Suite struct PolicyDeclarationTests {
  static func faults(_ members: String) throws -> [String] {
    try PolicyFolder(policy: "return {\n\(members)\n  check = function(request) end,\n}").faults()
  }

  @Test(arguments: [
    (
      "  actions = { 'sharing', 'addPartcipant' },",
      #"2: actions: unknown action "addPartcipant" (did you mean "addParticipant"?)"#
    ),
    (
      "  actions = {\n    'sharing',\n    'recrods',\n  },",
      #"4: actions: unknown action "recrods" (did you mean "records"?)"#
    ),
    ("  -- actions = { 'x' }\n  actions = { 'x' },", #"3: actions: unknown action "x""#),
    ("  actions = {},", "2: actions: expected a list of actions, found an empty one, which concerns nothing"),
    ("  actions = 'sharing',", "2: actions: expected a list of actions, found a string"),
    ("  actions = { sharing = true },", "2: actions: expected a list of actions, found a map"),
    ("  actions = { 1 },", "2: actions: expected the name of an action, found an integer"),
    ("\n  parameters = 3,", "3: parameters: expected a table by name, found an integer"),
    ("  parameters = { 'x' },", "2: parameters: expected a table by name, found a list"),
    ("  about = 3,", "2: about: expected a string, found an integer"),
    (
      "\n\n  action = { 'sharing' },",
      #"4: unknown member "action" of a policy (did you mean "actions"?); known are actions, parameters, about, check"#
    ),
  ])
  func `a faulty member is told with its line`(members: String, fault: String) throws {
    let faults = try Self.faults(members)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("p/policy.lua:\(fault)") == true, "\(faults)")
  }

  @Test func `a policy without a check is refused`() throws {
    #expect(
      try PolicyFolder(policy: "return { actions = { 'sharing' } }").faults() == [
        "p/policy.lua:1: has no `check`; return a function, or a table with one under `check`"
      ])
    for source in [
      "return { chek = function() end }", "return { check = 3 }", "return { check = print }", "return 3", "return nil",
    ] {
      #expect(try PolicyFolder(policy: source).faults().count == 1)
    }
  }

  @Test(arguments: [
    ("local limit = 3\n\nreturn limit", 3), ("local f = function()\n  return 1\nend\nreturn {}", 4),
    ("return {\n  about = 'x',\n  check = 3,\n}", 3), ("local t = {}\nt.chek = function() end\nreturn t", 2), ("", 1),
    ("return {\n  check = function() end,\n  say = function() end,\n}", 3),
  ])
  func `what the file gives back in a check's place is told with its line`(source: String, line: Int) throws {
    let faults = try PolicyFolder(policy: source).faults()
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("p/policy.lua:\(line): ") == true, "\(faults)")
  }

  @Test func `several faults of a declaration are told together`() throws {
    let faults = try Self.faults("  actions = {},\n  params = {},\n  parameters = { a = 1, b = 2 },")
    #expect(
      faults.map { $0.prefix { $0 != " " } } == [
        "p/policy.lua:2:", "p/policy.lua:3:", "p/policy.lua:4:", "p/policy.lua:4:",
      ])
  }

  @Test func `empty parameters and a bare function are fine`() throws {
    #expect(try Self.faults("  parameters = {},") == [])
    #expect(try PolicyFolder(policy: PolicyFolder.empty).faults() == [])
  }
}
