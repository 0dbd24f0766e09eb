/// Policies that try to remember what they saw, each in a way of its own, and tell what they remember. Some fail on the
/// way, and some use up what they are given.
enum Rememberers {
  static let scripts: [String: String] = [
    "upvalue": """
    local count, last = 0, "nothing"
    return function(request)
      count = count + 1
      warn("count", tostring(count), "%s", last)
      last = request.action.name .. " " .. tostring(request.share and request.share.title)
    end
    """,
    "global": """
    counter = 0
    return function(request)
      counter = counter + 1
      warn("count", tostring(counter), "%s", tostring(rawget(_G, "latest")))
      latest = request.actor.participantID or request.context.time.text
    end
    """,
    "library": """
    local rawset = rawset
    return function(request)
      warn("library", tostring(rawget(string, "seen")), "%s %s", tostring(rawget(math, "seen")), ("x"):upper())
      string.seen, math.seen, table.seen = request.action.name, request.action.name, request
      string.upper = function() return request.action.name end
      for name in pairs(_G) do if #name % 2 == #request.after.participants % 2 and name ~= "_G" then rawset(_G, name, nil) end end
    end
    """,
    "closure": """
    local swap
    do
      local kept
      swap = function(value) local before = kept kept = value return before end
    end
    return function(request)
      local before = swap(function() return request.action.name end)
      warn("closure", before and before() or "nothing")
    end
    """,
    "iterator": """
    local words = ("one two three four"):gmatch("%a+")
    local keys, state, key = pairs({ a = 1, b = 2, c = 3 })
    return function(request)
      key = keys(state, key)
      warn("iterator", words() or "end", "%s", tostring(key))
    end
    """,
    "memo": """
    local memo = {}
    local function note(key)
      memo[key] = (memo[key] or 0) + 1
      return memo[key]
    end
    return function(request)
      warn("memo", tostring(note(request.action.name)), "%d", note("all"))
      for _, person in ipairs(request.after.participants) do
        if note(person.participantID or "x" .. person.role) > 20 then deny("seen-often", "Seen too often.") end
      end
    end
    """,
    "view": """
    local kept, names = {}, set{ "none" }
    previous = nil
    return function(request)
      local ok, text = pcall(function() return kept[1].action.name .. previous.after.publicPermission end)
      warn("view", ok and text or "nothing", "%s", tostring(names:has(request.action.name)))
      kept[#kept + 1], previous = request, request
      for person in pairs(request.after.participants) do kept[#kept + 1] = request.after.participants[person] end
      names = set{ request.action.name }
    end
    """,
    "rows": """
    local rows = {}
    for i = 1, 1500 do rows[i] = { i, name = "row " .. i } end
    return function(request)
      local place = (#request.after.participants * 97 + #request.action.name * 131) % 1500 + 1
      local sum = 0
      for i = 1, 1500, 50 do sum = sum + rows[i][1] end
      warn("rows", tostring(sum), "%d %s", rows[place][1], rows[place].name)
      for i = place % 50 + 1, 1500, 50 do rows[i][1] = -i end
      rows[place] = { place, name = request.action.name }
      if place % 3 == 0 then for i = 1, 1500 do rows[i] = nil end end
    end
    """,
    "filler": """
    local hoard = { "start" }
    return function(request)
      warn("filler", tostring(#hoard), "%s", tostring(hoard[#hoard]))
      if #request.after.participants % 2 == 0 then
        for i = 1, 500 do hoard[#hoard + 1] = request.action.name .. i end
      else
        while true do hoard[#hoard + 1] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 } end
      end
    end
    """,
    "failer": """
    local stage = 0
    return function(request)
      warn("stage", tostring(stage))
      for i = 1, #request.after.participants do
        stage = stage + i
        if i == 3 then return stage end
        if i == 2 and #request.action.name % 3 == 0 then error("failed at " .. stage) end
      end
      pcall(error, request)
    end
    """,
    "looper": """
    local turns = 0
    return function(request)
      warn("turns", tostring(turns))
      turns = turns + 1
      if #request.action.name % 2 == 0 then
        pcall(function() while true do turns = turns + 1 end end)
      end
      turns = turns + 1
    end
    """,
    "diver": """
    local depth, trail = 0, {}
    local function dive(request)
      depth = depth + 1
      trail[depth] = request
      return dive(request) or depth
    end
    return function(request)
      warn("depth", tostring(depth), "%d", #trail)
      local ok = pcall(dive, request)
      warn("dived", tostring(depth > 100), "%s", tostring(ok))
    end
    """,
    "sorter": """
    local list = { 3, 1, 2 }
    return function(request)
      warn("list", table.concat(list, " "))
      table.sort(list, function(a, b) list[#list + 1] = #list return #request.action.name % 2 == 0 and a < b end)
      table.remove(list, 1)
    end
    """,
    "garbage": """
    local latest = ""
    return function(request)
      warn("latest", latest == "" and "nothing" or latest)
      for i = 1, 300 do latest = { latest, tostring(i):rep(20) } latest = latest[2] .. request.action.name end
    end
    """,
  ]
}
