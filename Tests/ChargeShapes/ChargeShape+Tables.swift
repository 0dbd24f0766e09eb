extension ChargeShape {
  private static let list = "local t = {} for i = 1, N do t[i] = i end"
  private static let names = "local t = {} for i = 1, N do t['name' .. i] = i end"
  private static let long = """
    local t, n = { 1 }, 1
    while n < N do
      table.move(t, 1, math.min(n, N - n), n + 1)
      n = math.min(2 * n, N)
    end
    """
  private static let emptied = "\(long)\ntable.move({}, 1, N, 1, t)"
  /// Nearly as many keys as a hash part of N slots has room for: powers of two, and what collides with them. The 1 comes
  /// last, so that none of them makes a list.
  private static let powers = """
    local t, count = {}, 0
    local function add(key)
      if count < N - 3 and not t[key] then t[key] = 1 count = count + 1 end
    end
    for k = 61, 1, -1 do add(1 << k) end
    local j = 0
    while count < N - 3 do
      j = j + 1
      for k = 1, 10 do if 1 << k < N then add((1 << k) + (N - 1) * j * 1000) end end
    end
    t[1] = 1
    """
  private static let counts = [1, 12, 100, 1000, 6000]

  static let tables: [ChargeShape] = [
    ChargeShape("a list that grows", "local t = {} for i = 1, 4000 do t[i] = i end"),
    ChargeShape("a list that grows at the front", "local t = {} for i = 4000, 1, -1 do t[i] = i end"),
    ChargeShape("a map that grows", "local t = {} for i = 1, 300 do t['n' .. i] = i end"),
    ChargeShape(
      "a full small map", setup: "local t = {} for i = 1, N do t['n' .. i] = i end", uses: "t",
      sizes: [1, 2, 4, 7, 8, 15, 16, 31, 32], "t.a = 1 t.a = nil t.b = 1 t.b = nil"),
    // The sum of what is rebuilt is bounded as memory is.
    ChargeShape(
      "rehashing", setup: "local t = {} for i = 1, N do t[i * 1.5] = i end", uses: "t", sizes: [8, 16, 31, 127, 1000],
      bound: 400,
      "for i = 1, 100 do t[i + 0.25] = 1 t[i + 0.25] = nil end"),
    // A rebuilt table has its list counted and copied, too.
    ChargeShape(
      "rehashing beside a list", setup: "\(long)\nt[-1] = 1", uses: "t", sizes: [30, 1000, 10_000, 60_000],
      "t[-2] = 1 t[-2] = nil t[-3] = 1 t[-3] = nil"),
    ChargeShape(
      "a list at its end that is rebuilt", setup: "\(long)\nt[-1] = 1", uses: "t", sizes: [64, 1024, 8192, 65_536],
      "t[N + 1] = 1 t[N + 1] = nil t[-2] = 1 t[-2] = nil"),
    // The keys that the search for an end tries stand in few chains, and others beside them.
    ChargeShape(
      "# of powers of two", setup: powers, uses: "t", sizes: [16, 32, 64, 128, 256, 512, 1024, 2048], bound: 500,
      "local n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t n = #t"),
    ChargeShape(
      "rawlen of powers of two", setup: powers, uses: "t", sizes: [16, 32, 64, 128, 256, 512, 1024, 2048],
      "rawlen(t)"),
    ChargeShape(
      "ipairs of powers of two", setup: powers, uses: "t", sizes: [32, 256, 2048], "ipairs(t)"),
    ChargeShape("pairs of a list", setup: list, uses: "t", sizes: counts, "for k in pairs(t) do break end"),
    ChargeShape(
      "pairs of names", setup: names, uses: "t", sizes: [1, 12, 100, 1000], "for k in pairs(t) do break end"),
    ChargeShape(
      "pairs of long names", setup: "local t = {} for i = 1, 40 do t[('x'):rep(N) .. i] = i end", uses: "t",
      sizes: [30, 60, 1000], "for k in pairs(t) do break end"),
    ChargeShape(
      "pairs of floats", setup: "local t = {} for i = 1, N do t[i + 0.5] = i end", uses: "t",
      sizes: [1, 12, 100, 1000], "for k in pairs(t) do break end"),
    ChargeShape(
      "going through pairs", setup: names, uses: "t", sizes: [1, 12, 100, 1000], "for k, v in pairs(t) do end"),
    ChargeShape(
      "pairs of an emptied table", setup: "local t = {} for i = 1, N do t[i] = i end for i = 1, N do t[i] = nil end",
      uses: "t", sizes: [100, 1000, 6000, 20000], "pairs(t)"),
    ChargeShape("next", setup: names, uses: "t", sizes: [1, 12, 100, 1000], "local k = next(t)"),
    ChargeShape("next of a key", setup: names, uses: "t", sizes: [1, 12, 100, 1000], "local k = next(t, 'name1')"),
    ChargeShape("next of a list", setup: list, uses: "t", sizes: counts, "local k = next(t)"),
    ChargeShape(
      "next of an emptied table", setup: "local t = {} for i = 1, N do t[i] = i end for i = 1, N do t[i] = nil end",
      uses: "t", sizes: [100, 1000, 6000, 20000], "local k = next(t)"),
    ChargeShape("ipairs", setup: list, uses: "t", sizes: [1, 100, 4000], "for i, v in ipairs(t) do end"),
    ChargeShape(
      "table.concat", setup: "local t = {} for i = 1, N do t[i] = 'x' end", uses: "t", sizes: counts,
      "local x = table.concat(t)"),
    ChargeShape("table.concat of numbers", setup: list, uses: "t", sizes: counts, "local x = table.concat(t, ',')"),
    ChargeShape(
      "table.concat of floats", setup: "local t = {} for i = 1, N do t[i] = 2.2250738585072014e-308 end", uses: "t",
      sizes: [1, 12, 100, 1000], "local x = table.concat(t)"),
    ChargeShape("table.insert", "local t = {} for i = 1, 1000 do table.insert(t, i) end"),
    ChargeShape(
      "table.insert at the front", setup: list, uses: "t", sizes: counts, "table.insert(t, 1, 0) t[#t] = nil"),
    ChargeShape(
      "table.remove from the front", setup: list, uses: "t", sizes: counts, "t[#t + 1] = 0 table.remove(t, 1)"),
    ChargeShape("table.move", setup: list, uses: "t", sizes: counts, "table.move(t, 1, N, 2)"),
    ChargeShape("table.move to a new table", setup: list, uses: "t", sizes: counts, "table.move(t, 1, N, 1, {})"),
    ChargeShape(
      "table.move to the back of a new table", setup: list, uses: "t", sizes: counts, "table.move(t, 1, N, 1000000, {})"
    ),
    ChargeShape("table.move of nothing", uses: "", sizes: [1, 100, 10000], "table.move({}, 1, N, 1)"),
    ChargeShape("table.pack", setup: list, uses: "t", sizes: counts, "table.pack(table.unpack(t))"),
    ChargeShape("table.unpack", setup: list, uses: "t", sizes: counts, "local x = table.unpack(t)"),
    ChargeShape("table.unpack of a list of the view", "local x = table.unpack(request.domains)"),
    ChargeShape("select", setup: list, uses: "t", sizes: counts, "local x = select(2, table.unpack(t))"),
    ChargeShape("select of the count", setup: list, uses: "t", sizes: counts, "local x = select('#', table.unpack(t))"),
    ChargeShape("table.sort of a sorted list", setup: list, uses: "t", sizes: counts, "table.sort(t)"),
    ChargeShape(
      "table.sort", setup: list, uses: "t", sizes: [12, 100, 1000],
      "for i = 1, N do t[i] = i * 7919 % 1009 end table.sort(t)"),
    ChargeShape(
      "table.sort of text", setup: "local t = {} for i = 1, 30 do t[i] = ('x'):rep(N) .. i * 7 % 31 end", uses: "t",
      sizes: [1, 60, 1000, 1500], "table.sort(t)"),
    ChargeShape(
      "table.sort of zeros", setup: "local t = {} for i = 1, 30 do t[i] = ('\\0'):rep(N) .. i * 7 % 31 end", uses: "t",
      sizes: [30, 60, 1000, 1500], "table.sort(t)"),
    ChargeShape(
      "table.sort with a function", setup: list, uses: "t", sizes: [12, 1000],
      "table.sort(t, function(a, b) return a < b end)"),
    ChargeShape("rawlen", setup: list, uses: "t", sizes: counts, "local x = rawlen(t)"),
    ChargeShape("rawget", setup: list, uses: "t", sizes: counts, "local x = rawget(t, 1)"),
    ChargeShape("rawset", setup: list, uses: "t", sizes: counts, "rawset(t, 1, 1)"),
    ChargeShape(
      "rawequal of text", setup: "local s, r = ('x'):rep(N), ('x'):rep(N)", uses: "s, r", sizes: [50, 1000, 60000],
      "local x = rawequal(s, r)"),
    ChargeShape(
      "finding a person by an emptied table", setup: emptied, uses: "t", sizes: [10, 1000, 60_000],
      "pcall(request.team.find, request.team, t)"),
    ChargeShape(
      "a global that is not there, beside an emptied list",
      setup: "local t, n = _G, 1 t[1] = 1\(emptied.dropFirst("local t, n = { 1 }, 1".count))",
      sizes: [10, 1000, 60_000], "pcall(function() return missing end)"),
    ChargeShape("type", "local x = type(1)"),
    ChargeShape("set", setup: list, uses: "t", sizes: counts, "local x = set(t)"),
    ChargeShape(
      "set of names", setup: "local t = {} for i = 1, N do t[i] = 'name' .. i end", uses: "t",
      sizes: [1, 12, 100, 1000], "local x = set(t)"),
    ChargeShape(
      "set of long names", setup: "local t = {} for i = 1, 30 do t[i] = ('x'):rep(N) .. i end", uses: "t",
      sizes: [40, 1000], "local x = set(t)"),
    ChargeShape("set:has", setup: "local s = set{'a', 'b', 3}", uses: "s", "local x = s:has('b')"),
    ChargeShape("any", setup: list, uses: "t", sizes: [1, 1000], "any(t, function() end)"),
    ChargeShape("all", setup: list, uses: "t", sizes: [1, 1000], "all(t, function() return true end)"),
    ChargeShape("count", setup: list, uses: "t", sizes: [1, 1000], "count(t, type)"),
  ]
}
