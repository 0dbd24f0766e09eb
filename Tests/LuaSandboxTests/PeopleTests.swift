import LuaSandbox
import Testing

/// In the team of these tests Ana, Ben and Cy have a seat; Cy is listed twice; one more was removed.
@Suite struct PeopleTests {
  @Test(arguments: [
    ("request.team:count()", "3"), ("request.team:count{}", "3"),
    ("request.team:count{ permission = 'readWrite' }", "3"),
    ("request.team:count{ permission = 'readOnly' }", "1"), ("request.team:count{ role = 'owner' }", "1"),
    ("request.team:count{ role = 'guest' }", "0"), ("request.team:count{ acceptanceStatus = 'pending' }", "1"),
    ("request.team:count{ role = 'member', acceptanceStatus = 'accepted' }", "1"),
    ("request.team:count{ where = function(p) return p.email ~= nil end }", "2"),
    ("request.team:count{ permission = 'readOnly', where = function(p) return p.participantID == 'p-cy' end }", "1"),
  ])
  func `people are counted once each`(expression: String, count: String) throws {
    #expect(try Sandbox.value(of: expression) == count)
  }

  @Test(arguments: [
    ("request.team:count{ permission = 'write' }", "unknown permission \"write\"; did you mean \"readWrite\"?"),
    ("request.team:count{ role = 'readOnly' }", "unknown role \"readOnly\""),
    ("request.team:count{ permision = 'none' }", "cannot count by \"permision\"; did you mean \"permission\"?"),
    (
      "request.team:count{ acceptanceStatus = 'removed' }",
      "people whose acceptanceStatus is \"removed\" are never counted"
    ),
    ("request.team:count{ role = 1 }", "`role` of a count must be a string, not a number"),
    ("request.team:count{ where = true }", "`where` of a count must be a function"),
    ("request.team:count('readWrite')", "bad argument #1 to `count` (table expected, got string)"),
    ("request.team.count{}", "call this with a colon"),
    ("request.team:find(5)", "bad argument #1 to `find` (person expected, got number)"),
    ("request.team:find(request)", "bad argument #1 to `find` (person expected, got table)"),
    (
      "request.team:find{ partcipantID = 'p-ana' }",
      "a person is found by participantID, userRecordName, email or phone; the table has none of them"
    ),
    ("request.team:find{ phone = 123 }", "`phone` of a person must be a string, not a number"),
    ("request.team:find{ email = {} , participantID = request.team }", "`participantID` of a person must be a string"),
    ("request.team:find{ emailAddress = request.team }", "`emailAddress` of a person must be an address, not a table"),
  ])
  func `a count that means nothing is an error`(expression: String, message: String) throws {
    let value = try Sandbox.value(of: expression)
    #expect(value.hasPrefix("runtime: \(message)"), "\(value)")
  }

  @Test(arguments: [
    ("'p-ben'", "p-ben"), ("'ben@EXAMPLE.com'", "p-ben"), ("'BEN@example.com'", "p-ben"),
    ("{ emailAddress = 'ana@example.com' }", "p-ana"),
    ("{ email = 'ana@example.com' }", "p-ana"), ("{ email = email('ana@example.com') }", "p-ana"),
    ("email('ana@example.com')", "p-ana"),
    ("{ participantID = 'p-cy-2' }", "p-cy-2"), ("request.team.members[3]", "p-cy"),
    ("request.team.members[2].email", "p-ben"),
    ("{ email = request.team.members[2].email }", "p-ben"),
    ("{ emailAddress = request.team.members[2].email }", "p-ben"),
    ("{ emailAddress = email('ana@example.com'), note = 'x' }", "p-ana"), ("{ email = {} }", "nil"),
    ("'gone@example.com'", "p-gone"),
    ("'nobody@example.com'", "nil"), ("nil", "nil"), ("{}", "nil"),
  ])
  func `a person is found by any identity`(person: String, id: String) throws {
    let report = try Sandbox.run(
      "local found = request.team:find(\(person)) warn('id', found and found.participantID or 'nil')")
    #expect(report.failure == nil)
    #expect(report.warnings.first?.message == id)
  }
}
