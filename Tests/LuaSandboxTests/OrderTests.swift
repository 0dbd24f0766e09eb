import LuaSandbox
import Testing

@Suite struct OrderTests {
  /// The keys that iterating over the expression gives, in order.
  private func keys(of expression: String, with iterator: String = "pairs(%)") throws -> String {
    let loop = iterator.replacing("%", with: expression)
    let report = try Sandbox.run(
      "local out = {} for k in \(loop) do out[#out + 1] = tostring(k) end warn('keys', table.concat(out, ' '))")
    return report.failure?.message ?? report.warnings.first?.message ?? ""
  }

  @Test(arguments: ["pairs(%)", "next, %"])
  func `keys come as strings by their bytes, then numbers, then booleans`(iterator: String) throws {
    let table = "{[true] = 1, zeta = 1, [2] = 1, [-1.5] = 1, alpha = 1, [false] = 1, Beta = 1, [10] = 1, ['10'] = 1}"
    #expect(try keys(of: table, with: iterator) == "10 Beta alpha zeta -1.5 2 10 false true")
    #expect(try keys(of: "request.labels", with: iterator) == "alpha mid zeta")
    #expect(try keys(of: "request.tags", with: iterator) == "1 2 3")
    #expect(try keys(of: "request.domains", with: iterator) == "1 2 3")
    #expect(try keys(of: "set{'b', 'a', 'b'}", with: iterator) == "1 2")
    #expect(
      try keys(of: "request", with: iterator) == "domains isOpen kind labels name ratio size tags team time")
    #expect(
      try keys(of: "request.team.members[2]", with: iterator) == "acceptanceStatus email participantID permission role")
    #expect(try keys(of: "{}", with: iterator) == "")
  }

  @Test func `many keys come in order`() throws {
    let report = try Sandbox.run(
      """
      local t, n, last = {}, 0, ''
      for i = 1, 1000 do t['k' .. (i * 7919) % 1009] = i end
      for k in pairs(t) do if k <= last then deny('order', k) end last = k n = n + 1 end
      warn('count', tostring(n))
      """)
    #expect(report.denials.isEmpty)
    #expect(report.warnings.map(\.message) == ["1000"])
  }

  @Test func `a key without order is an error`() throws {
    #expect(try keys(of: "{[{}] = 1}").contains("a table is a key"))
    #expect(try keys(of: "{[print_ or next] = 1}").contains("no global"))
    #expect(try keys(of: "{[next] = 1}").contains("a function is a key"))
  }

  @Test func `entries may be changed and removed while iterating`() throws {
    let report = try Sandbox.run(
      "local t = {a = 1, b = 2, c = 3, d = 4} local out = '' for k, v in pairs(t) do out = out .. k t[k] = nil t.c = nil end warn('out', out)"
    )
    #expect(report.warnings.map(\.message) == ["abd"])
  }

  @Test func `sorting keeps equal elements in their order and survives any comparator`() throws {
    let report = try Sandbox.run(
      """
      local t = {}
      for i = 1, 50 do t[i] = {key = i % 3, id = i} end
      table.sort(t, function(a, b) return a.key < b.key end)
      for i = 2, 50 do if t[i - 1].key > t[i].key or (t[i - 1].key == t[i].key and t[i - 1].id > t[i].id) then deny('unstable', i .. '') end end
      local u = {5, 3, 1, 4, 2}
      table.sort(u, function() return true end)
      table.sort(u)
      warn('sorted', table.concat(u, ''))
      pcall(table.sort, u, function() error('half way') end)
      warn('kept', table.concat(u, ''))
      table.sort(u, function(a, b) return a > b end)
      warn('down', table.concat(u, ''))
      """)
    #expect(report.denials.isEmpty)
    #expect(report.warnings.map(\.message) == ["12345", "12345", "54321"])
  }
}
