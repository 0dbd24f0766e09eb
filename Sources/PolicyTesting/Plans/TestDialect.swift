/// What tests in Lua are written with. A script of tests runs once and decides nothing: it notes what is to be asked and
/// what is expected, each with its line, and the host asks afterwards. So nothing that a test calls comes back to the
/// host.
package enum TestDialect {
  /// What tests have beside what policies have.
  package static let names = ["absent", "expect", "parameters", "request", "sequence", "test"]
  /// What is called by a colon.
  static let methods = ["allowed", "denied", "effects", "expect", "fails", "only", "refused", "share", "warned"]

  /// Defines the functions; `result` gives what was noted. What is misused raises an error on the line of the caller.
  static let source = #"""
    local pcall, error, type, tonumber = pcall, error, type, tonumber
    local pairs, select, find, format, unpack = pairs, select, string.match, string.format, table.unpack
    local huge, valid_length = math.huge, utf8.len

    -- Stands for a key that is to be gone.
    local absent = {}
    -- Asks the function of a request for its keys, and shows that they are from one. No table holds them by function: in a
    -- cage, every instruction is dearer the more keys the largest table has.
    local opening, opened = {}, {}
    -- Counted, as a length costs more the longer a list is.
    local tests, count = {}, 0
    local given
    local current
    -- What was misused outside of tests.
    local misused

    -- The line of the script that is so many calls away.
    local function line(level)
      local _, place = pcall(error, "", level + 2)
      return tonumber(find(place, ":(%d+):") or "0")
    end

    -- An error on the line of the caller that is so many calls away. It stays known where a script catches it, as what was
    -- to be expected there would be missing otherwise.
    local function misuse(words, level)
      local _, placed = pcall(error, words, level + 2)
      if current then current.fault = current.fault or placed else misused = misused or placed end
      error(placed, 0)
    end

    local function check(value, kind, what)
      if type(value) ~= kind then
        misuse(format("%s must be a %s, not %s", what, kind, value == nil and "nil" or "a " .. type(value)), 3)
      end
    end

    -- What is given beyond what a function takes would be passed over.
    local function check_rest(name, count, level)
      if count > 0 then misuse(format("`%s` takes one thing; leave out the rest", name), level + 1) end
    end

    -- A copy of a plain value, so that nothing noted changes with the script's own tables; or what is not plain in it.
    local function plain(value, depth)
      local kind = type(value)
      if kind == "string" then
        if not valid_length(value) then return nil, " is no UTF-8" end
        return value
      end
      if kind == "number" then
        if value ~= value or value == huge or value == -huge then return nil, " is no finite number" end
        return value
      end
      if kind == "function" then return nil, " is a function" end
      if kind ~= "table" then return value end
      if value == absent then return nil, " is `absent`, which can only stand for a whole key" end
      if depth > 32 then return nil, " is nested too deep, or contains itself" end
      local copied, names, entries = {}, false, false
      for key, member in pairs(value) do
        if type(key) == "string" then names = true else entries = true end
        local below, found = plain(member, depth + 1)
        if found then return nil, format(".%s%s", type(key) == "table" and "?" or key, found) end
        copied[key] = below
      end
      if names and entries and depth > 0 then return nil, " has both names and entries of a list" end
      return copied
    end

    -- What the host is to read. What is not plain is told on the line that brings it.
    local function noted(value, what, level, may_be_mixed)
      local copied, found = plain(value, may_be_mixed and 0 or 1)
      if value == nil then found = " is nil" end
      if found then misuse(what .. found .. "; write text, numbers, true, false and tables of them", level + 1) end
      return copied
    end

    local function copy(table, changes)
      local copied = {}
      for key, value in pairs(table) do copied[key] = value end
      for key, value in pairs(changes) do
        if value == absent then copied[key] = nil else copied[key] = value end
      end
      return copied
    end

    -- Takes away what is changed to `absent`. What is not there to be taken away is most often misspelt; of what a fixture
    -- brings, the host knows it: false stands for a key that the fixture has to have.
    local function take_away(keys, changes, level)
      local gone = {}
      for key, value in pairs(changes) do
        if value == absent then
          if keys.from == nil and keys[key] == nil then
            misuse(format("`%s` is not there to be taken away; take away what the request has", key), level + 1)
          end
          gone[key] = keys[key] ~= nil
          keys[key] = nil
        end
      end
      if keys.from ~= nil then keys["(absent)"] = copy(keys["(absent)"] or {}, gone) end
      return keys
    end

    local function asked(keys)
      return function(changes, ...)
        if changes == opening then return keys, opened end
        check(changes, "table", "what a request is changed by")
        check_rest("request", select("#", ...), 2)
        local changed = copy(keys, noted(copy({}, changes), "request", 2))
        return asked(take_away(changed, changes, 2))
      end
    end

    local function request(keys, ...)
      check(keys, "table", "what `request` is given")
      check_rest("request", select("#", ...), 2)
      return asked(take_away(noted(copy({}, keys), "request", 2), keys, 2))
    end

    -- What can be expected, each with what is noted of what it is given.
    local expectations = {}
    function expectations.allowed(...)
      if select("#", ...) > 0 then misuse("`allowed` takes nothing; chain what else is expected", 3) end
      return "allowed"
    end
    function expectations.denied(first, ...)
      if type(first) == "table" then
        check_rest("denied", select("#", ...), 3)
        return "denial", first
      end
      return "denied", { first, ... }
    end
    function expectations.fails(what, ...)
      check_rest("fails", select("#", ...), 3)
      if what == nil then misuse("`fails` needs the kind of the failure, such as \"runtime\"", 3) end
      return "fails", type(what) == "table" and what or { kind = what }
    end
    function expectations.refused(words, ...)
      check_rest("refused", select("#", ...), 3)
      if words ~= nil and (type(words) ~= "string" or not find(words, "%S")) then
        misuse("`refused` takes words of the reason", 3)
      end
      return "refused", { words }
    end
    function expectations.warned(first, ...)
      if first == nil then misuse("`warned` needs the code of the warning", 3) end
      return "warned", { first, ... }
    end
    function expectations.effects(effects, ...)
      check_rest("effects", select("#", ...), 3)
      if type(effects) ~= "table" then misuse("`effects` needs a list, such as { \"participantAdded\" }", 3) end
      return "effects", effects
    end
    function expectations.only(people, ...)
      check_rest("only", select("#", ...), 3)
      if type(people) ~= "table" then misuse("`only` needs a list of people", 3) end
      local may = {}
      for key, person in pairs(people) do
        if type(key) == "number" then
          may[#may + 1] = person
        elseif key ~= "among" then
          misuse(format("`only` takes people and `among`, not `%s`", key), 3)
        end
      end
      return "only", { may = may, among = people.among }
    end

    -- Notes that a request is asked, by a function that the script called; what is expected comes by the result.
    local function expect_of(request, sequence)
      if not current then misuse("`expect` belongs in a test, as in test(\"…\", function() … end)", 3) end
      local keys, seal
      if type(request) == "function" then
        keys, seal = request(opening)
      elseif type(request) == "table" then
        keys, seal = take_away(noted(copy({}, request), "request", 3), request, 3), opened
      end
      if seal ~= opened then
        misuse("what `expect` is given must be a request, as in request{ actor = \"ana@example.com\", … }", 3)
      end
      local own, checks, expected = current, {}, {}
      own.steps[#own.steps + 1] = {
        kind = "expect", line = line(3), request = keys, checks = checks, sequence = sequence,
      }
      for name, read in pairs(expectations) do
        expected[name] = function(self, ...)
          if self ~= expected then misuse(format("write a colon, as in expect(…):%s(…)", name), 2) end
          if current ~= own then misuse("what is expected belongs in the test that asks", 2) end
          local values = {}
          for place = 1, select("#", ...) do
            values[place] = noted((select(place, ...)), format("what `%s` is given", name), 2, name == "only")
          end
          local kind, values = read(unpack(values))
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
      if not current then misuse("`sequence` belongs in a test, as in test(\"…\", function() … end)", 2) end
      if select("#", ...) > 0 then
        check_rest("sequence", select("#", ...) - 1, 2)
        share = noted(share, "the share of a sequence", 2)
      end
      local own, steps = current, {}
      own.sequences[#own.sequences + 1] = { line = line(2), share = share }
      local number = #own.sequences
      function steps:expect(request)
        if self ~= steps then misuse("write a colon, as in doc:expect(…)", 2) end
        if current ~= own then misuse("a sequence belongs in one test; begin another", 2) end
        local expected = expect_of(request, number)
        return expected
      end
      function steps:share(values)
        if self ~= steps then misuse("write a colon, as in doc:share{ … }", 2) end
        if current ~= own then misuse("a sequence belongs in one test; begin another", 2) end
        check(values, "table", "what `share` is given")
        local shown = without_absent(values)
        if type(shown.participants) == "table" then shown.participants = without_absent(shown.participants) end
        own.steps[#own.steps + 1] = {
          kind = "share", line = line(2), share = noted(shown, "share", 2), sequence = number,
        }
        return self
      end
      return steps
    end

    local function test(name, options, body)
      if body == nil then options, body = {}, options end
      check(name, "string", "the name of a test")
      check(options, "table", "what a test is given")
      check(body, "function", "what a test does")
      if not find(name, "%S") then misuse("a test needs a name that says what has to hold", 2) end
      options = noted(options, "what a test is given", 2)
      if current then misuse("a test stands within another; end that first", 2) end
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
      if current then misuse("`parameters` stands before tests; give a test its own as its second argument", 2) end
      given = noted(values, "parameters", 2)
    end

    return {
      absent = absent, request = request, test = test, expect = expect, sequence = sequence, parameters = parameters,
      result = function() return { tests = tests, fault = misused } end,
    }
    """#
}
