package import LuaSandbox

/// A benign policy among attackers. What it decides and the steps it takes may not move.
package final class Victim {
  package let name: String
  private let cage: LuaCage
  private let first: LuaReport

  init(name: String, source: String) throws(LuaLoadError) {
    self.name = name
    cage = try LuaCage(book: AttackWorld.book, memoryLimit: 1 << 20)
    let compiled = try LuaScript(compiling: Array(source.utf8), in: cage, stepLimit: 100_000)
    _ = try cage.load(compiled, data: AttackWorld.data, stepLimit: 100_000)
    try cage.seal(parameters: AttackWorld.parameters)
    first = cage.evaluate(AttackWorld.request, stepLimit: 100_000)
  }

  /// Whether the policy says once more what it said first, and that is right.
  package func isUnmoved() -> Bool {
    let report = cage.evaluate(AttackWorld.request, stepLimit: 100_000)
    return report == first && report.failure == nil && report.denials.first?.message.hasPrefix("right: ") == true
  }

  /// One line that is the same in every process.
  package var record: String {
    "victim \(name) \(isUnmoved() ? "unmoved" : "moved") \(HostileOutcome.evaluated(first).record)"
  }

  /// Victims that use between them most of what a script has.
  package static func all() throws(LuaLoadError) -> [Victim] {
    var victims: [Victim] = []
    for (name, source) in sources { victims.append(try Victim(name: name, source: source)) }
    return victims
  }

  private static let sources = [
    (
      "texts",
      """
      return function(request)
        local names = {}
        for name in pairs(request.share) do names[#names + 1] = name end
        table.sort(names)
        local text = string.format("%s %d %s", request.actor.email, request.share.bytes, table.concat(names, " ", 1, 4))
        deny("victim", text == "bob@example.org 1048576 bytes id name owner" and "right: " .. text or "wrong: " .. text)
      end
      """
    ),
    (
      "people",
      """
      return function(request, parameters)
        local team = request.team
        local found = team:find("person4@example.com")
        local text = string.format("%d %d %d %s %s", team:count(), team:count{permission = "readWrite"},
          data.team:count{where = function(person) return person.email ~= nil end}, found.participantID,
          parameters.team.members[1].email.domain)
        deny("victim", text == "10 4 17 p-4 example.com" and "right: " .. text or "wrong: " .. text)
      end
      """
    ),
    (
      "patterns",
      """
      local words = set{"finance", "q3"}
      return function(request)
        local parts, total = {}, 0
        for part in request.share.path:gmatch("[^/]+") do parts[#parts + 1] = part:gsub("%s", "_"):lower() end
        for _, tag in ipairs(request.tags) do if words:has(tag) then total = total + #tag end end
        local text = table.concat(parts, "|") .. " " .. total .. " " .. (request.time - time("2026-11-30T00:00:00Z"))
        deny("victim", text == "finance|q3|quarterly_report.pdf 11 43200" and "right: " .. text or "wrong: " .. text)
      end
      """
    ),
    (
      "tables",
      """
      local memo = {}
      return function(request)
        local function fibonacci(n)
          if n < 2 then return n end
          memo[n] = memo[n] or fibonacci(n - 1) + fibonacci(n - 2)
          return memo[n]
        end
        local ok, message = pcall(function() return request.team.titel end)
        local text = fibonacci(40) .. " " .. tostring(ok) .. " " .. tostring(matches("a.example.org", request.domains))
        memo = {}
        deny("victim", text == "102334155 false true" and "right: " .. text or "wrong: " .. text .. tostring(message))
      end
      """
    ),
  ]
}
