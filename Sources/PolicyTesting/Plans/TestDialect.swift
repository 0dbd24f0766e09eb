/// What tests in Lua are written with. A script of tests runs once and decides nothing: it notes what is to be asked and
/// what is expected, each with its line, and the host asks afterwards. So nothing that a test calls comes back to the
/// host.
enum TestDialect {
  /// What is called by a colon.
  static let methods = ["allowed", "denied", "effects", "expect", "fails", "only", "refused", "share", "warned"]

  /// Defines the functions; `result` gives what was noted. What is misused raises an error on the line of the caller.
  static let source = #"""
    local pcall, error, type, tonumber = pcall, error, type, tonumber
    local pairs, select, find, format = pairs, select, string.match, string.format

    -- Stands for a key that is to be gone.
    local absent = {}
    -- Asks the function of a request for its keys, and shows that they are from one. No table holds them by function: in a
    -- cage, every instruction is dearer the more keys the largest table has.
    local opening, opened = {}, {}
    -- Counted, as a length costs more the longer a list is.
    local tests, count = {}, 0
    local given
    local current

    -- The line of the script that is so many calls away.
    local function line(level)
      local _, place = pcall(error, "", level + 2)
      return tonumber(find(place, ":(%d+):") or "0")
    end

    local function check(value, kind, what)
      if type(value) ~= kind then
        error(format("%s must be a %s, not %s", what, kind, value == nil and "nil" or "a " .. type(value)), 3)
      end
    end

    -- The host reads plain values. What is none is told on the line that brings it.
    local function fault(value, depth)
      if value == absent then return " is `absent`, which can only stand for a whole key" end
      if type(value) == "function" then return " is a function" end
      if type(value) ~= "table" then return nil end
      if depth > 32 then return " is nested too deep, or contains itself" end
      local names, entries
      for key, member in pairs(value) do
        if type(key) == "string" then names = true else entries = true end
        local below = fault(member, depth + 1)
        if below then return format(".%s%s", type(key) == "table" and "?" or key, below) end
      end
      if names and entries and depth > 0 then return " has both names and entries of a list" end
    end

    local function check_plain(value, what, level, may_be_mixed)
      local found = value == nil and " is nil" or fault(value, may_be_mixed and 0 or 1)
      if found then error(what .. found .. "; write text, numbers, true, false and tables of them", level + 1) end
    end

    local function copy(table, changes)
      local copied = {}
      for key, value in pairs(table) do copied[key] = value end
      for key, value in pairs(changes) do
        if value == absent then copied[key] = nil else copied[key] = value end
      end
      return copied
    end

    local function asked(keys)
      return function(changes)
        if changes == opening then return keys, opened end
        check(changes, "table", "what a request is changed by")
        local changed = copy(keys, changes)
        check_plain(copy({}, changes), "request", 2)
        return asked(changed)
      end
    end

    local function request(keys)
      check(keys, "table", "what `request` is given")
      local own = copy({}, keys)
      check_plain(own, "request", 2)
      return asked(own)
    end

    -- What can be expected, each with what is noted of what it is given.
    local expectations = {}
    function expectations.allowed(...)
      if select("#", ...) > 0 then error("`allowed` takes nothing; chain what else is expected", 3) end
      return "allowed"
    end
    function expectations.denied(first, ...)
      if type(first) == "table" then return "denial", first end
      return "denied", { first, ... }
    end
    function expectations.fails(what)
      if what == nil then error("`fails` needs the kind of the failure, such as \"runtime\"", 3) end
      return "fails", type(what) == "table" and what or { kind = what }
    end
    function expectations.refused(words) return "refused", { words } end
    function expectations.warned(first, ...)
      if first == nil then error("`warned` needs the code of the warning", 3) end
      return "warned", { first, ... }
    end
    function expectations.effects(effects)
      if type(effects) ~= "table" then error("`effects` needs a list, such as { \"participantAdded\" }", 3) end
      return "effects", effects
    end
    function expectations.only(people)
      if type(people) ~= "table" then error("`only` needs a list of people", 3) end
      local may = {}
      for key, person in pairs(people) do
        if type(key) == "number" then
          may[#may + 1] = person
        elseif key ~= "among" then
          error(format("`only` takes people and `among`, not `%s`", key), 3)
        end
      end
      return "only", { may = may, among = people.among }
    end

    -- Notes that a request is asked, by a function that the script called; what is expected comes by the result.
    local function expect_of(request, sequence)
      if not current then error("`expect` belongs in a test, as in test(\"…\", function() … end)", 3) end
      local keys, seal
      if type(request) == "function" then
        keys, seal = request(opening)
      elseif type(request) == "table" then
        keys, seal = copy({}, request), opened
        check_plain(keys, "request", 3)
      end
      if seal ~= opened then
        error("what `expect` is given must be a request, as in request{ actor = \"ana@example.com\", … }", 3)
      end
      local own, checks, expected = current, {}, {}
      own.steps[#own.steps + 1] = {
        kind = "expect", line = line(3), request = keys, checks = checks, sequence = sequence,
      }
      for name, read in pairs(expectations) do
        expected[name] = function(self, ...)
          if self ~= expected then error(format("write a colon, as in expect(…):%s(…)", name), 2) end
          if current ~= own then error("what is expected belongs in the test that asks", 2) end
          for place = 1, select("#", ...) do
            check_plain((select(place, ...)), format("what `%s` is given", name), 2, name == "only")
          end
          local kind, values = read(...)
          checks[#checks + 1] = { kind = kind, line = line(2), values = values }
          return self
        end
      end
      return expected
    end

    local function expect(request)
      local expected = expect_of(request)
      return expected
    end

    local function without_absent(values)
      local shown = {}
      for key, value in pairs(values) do
        if value == absent then shown[key] = false else shown[key] = value end
      end
      return shown
    end

    local function sequence(...)
      local share = ...
      if not current then error("`sequence` belongs in a test, as in test(\"…\", function() … end)", 2) end
      if select("#", ...) > 0 then check_plain(share, "the share of a sequence", 2) end
      local own, steps = current, {}
      own.sequences[#own.sequences + 1] = { line = line(2), share = share }
      local number = #own.sequences
      function steps:expect(request)
        if self ~= steps then error("write a colon, as in doc:expect(…)", 2) end
        if current ~= own then error("a sequence belongs in one test; begin another", 2) end
        local expected = expect_of(request, number)
        return expected
      end
      function steps:share(values)
        if self ~= steps then error("write a colon, as in doc:share{ … }", 2) end
        if current ~= own then error("a sequence belongs in one test; begin another", 2) end
        check(values, "table", "what `share` is given")
        local shown = without_absent(values)
        if type(shown.participants) == "table" then shown.participants = without_absent(shown.participants) end
        check_plain(shown, "share", 2)
        own.steps[#own.steps + 1] = { kind = "share", line = line(2), share = shown, sequence = number }
        return self
      end
      return steps
    end

    local function test(name, options, body)
      if body == nil then options, body = {}, options end
      check(name, "string", "the name of a test")
      check(options, "table", "what a test is given")
      check(body, "function", "what a test does")
      if not find(name, "%S") then error("a test needs a name that says what has to hold", 2) end
      check_plain(options, "what a test is given", 2)
      if current then error("a test stands within another; end that first", 2) end
      current = { name = name, line = line(2), options = options, given = given, steps = {}, sequences = {} }
      count = count + 1
      tests[count] = current
      local is_done, raised = pcall(body)
      if not is_done then
        current.fault = type(raised) == "string" and raised or format("the test raised %s", raised == nil and "nothing" or "a " .. type(raised))
      end
      current = nil
    end

    local function parameters(values)
      check(values, "table", "what `parameters` is given")
      if current then error("`parameters` stands before tests; give a test its own as its second argument", 2) end
      check_plain(values, "parameters", 2)
      given = values
    end

    return {
      absent = absent, request = request, test = test, expect = expect, sequence = sequence, parameters = parameters,
      result = function() return { tests = tests } end,
    }
    """#
}
