/// What tests in Lua are written with. A script of tests runs once and decides nothing: it notes what is to be asked and
/// what is expected, each with its line, and the host asks afterwards. So nothing that a test calls comes back to the
/// host.
enum TestDialect {
  /// Defines the functions; `result` gives what was noted. What is misused raises an error on the line of the caller.
  static let source = """
    local pcall, error, type, tonumber = pcall, error, type, tonumber
    local pairs, select, find, format = pairs, select, string.match, string.format

    -- Stands for a key that is to be gone.
    local absent = {}
    -- What the functions of requests stand for.
    local requests = {}
    local tests = {}
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

    local function copy(table, changes)
      local copied = {}
      for key, value in pairs(table) do copied[key] = value end
      for key, value in pairs(changes) do
        if value == absent then copied[key] = nil else copied[key] = value end
      end
      return copied
    end

    local function asked(keys)
      local function request(changes)
        check(changes, "table", "what a request is changed by")
        return asked(copy(keys, changes))
      end
      requests[request] = keys
      return request
    end

    local function request(keys)
      check(keys, "table", "what `request` is given")
      return asked(copy({}, keys))
    end

    local function keys_of(request, what, level)
      if type(request) == "function" and requests[request] then return requests[request] end
      if type(request) == "table" then return copy({}, request) end
      error(what .. " must be a request, as in request{ actor = \\"ana@example.com\\", … }", level + 1)
    end

    local function note(step, level)
      if not current then error("`expect` belongs in a test, as in test(\\"…\\", function() … end)", level + 1) end
      current.steps[#current.steps + 1] = step
    end

    local function expectation(checks)
      local expected = {}
      local function add(kind, values) checks[#checks + 1] = { kind = kind, line = line(3), values = values } end
      function expected:allowed(...)
        if select("#", ...) > 0 then error("`allowed` takes nothing; chain what else is expected", 2) end
        add("allowed")
        return self
      end
      function expected:denied(first, ...)
        if type(first) == "table" then add("denial", first) else add("denied", { first, ... }) end
        return self
      end
      function expected:fails(what)
        if what == nil then error("`fails` needs the kind of the failure, such as \\"runtime\\"", 2) end
        add("fails", type(what) == "table" and what or { kind = what })
        return self
      end
      function expected:refused(words)
        add("refused", { words })
        return self
      end
      function expected:warned(first, ...)
        if first == nil then error("`warned` needs the code of the warning", 2) end
        add("warned", { first, ... })
        return self
      end
      function expected:effects(effects)
        check(effects, "table", "what `effects` is given")
        add("effects", effects)
        return self
      end
      function expected:only(people)
        check(people, "table", "what `only` is given")
        local may, among = {}, people.among
        for key, person in pairs(people) do
          if type(key) == "number" then
            may[#may + 1] = person
          elseif key ~= "among" then
            error(format("`only` takes people and `among`, not `%s`", key), 2)
          end
        end
        add("only", { may = may, among = among })
        return self
      end
      return expected
    end

    local function expect(request)
      local keys = keys_of(request, "what `expect` is given", 2)
      local checks = {}
      note({ kind = "expect", line = line(2), request = keys, checks = checks }, 2)
      return expectation(checks)
    end

    local function sequence(share)
      if not current then error("`sequence` belongs in a test, as in test(\\"…\\", function() … end)", 2) end
      current.sequences[#current.sequences + 1] = { line = line(2), share = share }
      local number = #current.sequences
      local steps = {}
      function steps:expect(request)
        local keys = keys_of(request, "what `expect` is given", 2)
        local checks = {}
        note({ kind = "expect", line = line(2), request = keys, checks = checks, sequence = number }, 2)
        return expectation(checks)
      end
      function steps:share(values)
        check(values, "table", "what `share` is given")
        local shown = copy(values, {})
        if type(values.participants) == "table" then
          local people = {}
          for key, value in pairs(values.participants) do
            if value == absent then people[key] = false else people[key] = value end
          end
          shown.participants = people
        end
        note({ kind = "share", line = line(2), share = shown, sequence = number }, 2)
        return self
      end
      return steps
    end

    local function test(name, options, body)
      if body == nil then options, body = {}, options end
      check(name, "string", "the name of a test")
      check(options, "table", "what a test is given")
      check(body, "function", "what a test does")
      if current then error("a test stands within another; end that first", 2) end
      current = { name = name, line = line(2), options = options, given = given, steps = {}, sequences = {} }
      tests[#tests + 1] = current
      local _, fault = pcall(body)
      if fault ~= nil then
        if type(fault) ~= "string" then fault = "the test raised a " .. type(fault) end
        current.fault = fault
      end
      current = nil
    end

    local function parameters(values)
      check(values, "table", "what `parameters` is given")
      if current then error("`parameters` stands before tests; give a test its own as its second argument", 2) end
      given = values
    end

    return {
      absent = absent, request = request, test = test, expect = expect, sequence = sequence, parameters = parameters,
      result = function() return { tests = tests } end,
    }
    """
}
