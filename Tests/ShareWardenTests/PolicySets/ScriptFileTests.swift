import Foundation
import ShareModel
import ShareWarden
import Testing

@Suite struct ScriptFileTests {
  static func padded(to size: Int) -> String {
    PolicyFolder.empty + "\n--" + String(repeating: "x", count: size - PolicyFolder.empty.utf8.count - 3)
  }

  @Test func `a script of 64 KiB loads and one of a byte more does not`() throws {
    #expect(try PolicyFolder(policy: Self.padded(to: 65536)).faults() == [])
    #expect(
      try PolicyFolder(policy: Self.padded(to: 65537)).faults()
        == [
          "p/policy.lua: is longer than the limit of 65,536 bytes; split it into several policies, or move lists to parameters or data"
        ])
  }

  @Test func `a mark of the byte order and carriage returns do no harm`() throws {
    let source = "\u{FEFF}return {\r\n  check = function(request)\r\n  end\r\n}\r\n"
    #expect(try PolicyFolder(policy: source).faults() == [])
  }

  @Test func `text that is no UTF-8 and compiled scripts are refused with the line`() throws {
    let folder = try PolicyFolder()
    try folder.write("a.lua", Array("return function(request)\n  local x = '".utf8) + [0xFF] + Array("'\nend".utf8))
    try folder.write("b.lua", [0x1B] + Array("Lua".utf8))
    let faults = folder.faults()
    #expect(faults.count == 2)
    #expect(faults.first?.hasPrefix("a.lua:2:") == true)
    #expect(faults.last?.hasPrefix("b.lua:1") == true)
  }

  @Test func `a folder, a pipe or a device in a script's place is refused at once`() throws {
    let folder = try PolicyFolder(["a/policy.lua/x": "", "c.lua": PolicyFolder.empty])
    #expect(mkfifo("\(folder.path)/b.lua", 0o600) == 0)
    #expect(folder.faults() == ["a/policy.lua: is a directory, not a file", "b.lua: is no regular file"])
  }

  @Test(.enabled(if: getuid() != 0)) func `a script that may not be read is told`() throws {
    let folder = try PolicyFolder(policy: PolicyFolder.empty)
    #expect(chmod("\(folder.path)/p/policy.lua", 0) == 0)
    #expect(folder.faults() == ["p/policy.lua: permission denied; make it readable"])
  }

  @Test(arguments: [
    ("return {", "p/policy.lua:1: "),
    ("return {\n  check = function(request)\n    local = 1\n  end\n}", "p/policy.lua:3: "),
    ("local x = nil\nreturn x.y", "p/policy.lua:2: "),
    ("", "p/policy.lua:1: the file must return a table or a function"),
    ("while true do end", "p/policy.lua:1: the step limit is reached"),
    ("deny('x', 'y')\nreturn function() end", "p/policy.lua:1: `deny` and `warn` can only be called while deciding"),
  ])
  func `a script that does not run is told with its line`(source: String, fault: String) throws {
    let faults = try PolicyFolder(policy: source).faults()
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }

  static func residentMiB() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (pages.flatMap { Int($0[1]) } ?? 0) * 4096 / (1 << 20)
  }

  @Test func `ten thousand policies load and one more does not`() throws {
    let folder = try PolicyFolder()
    try folder.write((1...10_000).map { "p\($0).lua" }, each: PolicyFolder.empty)
    let clock = ContinuousClock()
    let start = clock.now
    let set = try folder.load()
    #expect(set.policyIDs.count == 10_000)
    let loaded = clock.now
    let before = Self.residentMiB()
    let decision = Warden(policies: set).decide(Sample.request(.readShare))
    #expect(decision.isAllowed)
    #expect(decision.policies.count == 10_000)
    let after = Self.residentMiB()
    print("10,000 policies load in \(loaded - start) and decide in \(clock.now - loaded), \(before) to \(after) MiB")
    try folder.write("one-more.lua", Array(PolicyFolder.empty.utf8))
    #expect(folder.faults() == [".: 10001 policies, over the limit of 10000"])
  }
}
