-- What is compared: the library's functions, and small programs around them. Both states run this text.
local operations = {}

local function offer(prefix, library, names)
  for _, name in ipairs(names) do operations[prefix .. name] = library[name] end
end

offer("string.", string, { "byte", "char", "find", "format", "gsub", "len", "lower", "match", "rep", "reverse", "sub", "upper" })
offer("table.", table, { "concat", "insert", "move", "pack", "remove", "sort", "unpack" })
offer("math.", math, { "abs", "ceil", "floor", "fmod", "max", "min", "modf", "sqrt", "tointeger", "type", "ult" })
offer("utf8.", utf8, { "char", "codepoint", "len", "offset" })
offer("", { assert = assert, pcall = pcall, rawequal = rawequal, rawget = rawget, rawlen = rawlen, rawset = rawset,
  select = select, tonumber = tonumber, tostring = tostring, type = type, ipairs = ipairs },
  { "assert", "pcall", "rawequal", "rawget", "rawlen", "rawset", "select", "tonumber", "tostring", "type", "ipairs" })

for _, name in ipairs { "byte", "find", "format", "gsub", "len", "lower", "match", "rep", "reverse", "sub", "upper" } do
  operations["text:" .. name] = function(text, ...) return text[name](text, ...) end
end

operations["constants"] = function()
  return math.huge, math.maxinteger, math.mininteger, math.pi, utf8.charpattern, _VERSION
end

-- Raises, and returns what was raised.
operations["error"] = function(...) return pcall(error, ...) end
operations["assert caught"] = function(...) return pcall(assert, ...) end
operations["error at"] = function(message, level)
  local function inner() error(message, level) end
  local function outer() inner() end
  return pcall(outer)
end

-- Goes through all that an iterator gives.
local function spread(limit, iterator, state, control)
  local out, count = {}, 0
  for _ = 1, limit do
    local got = table.pack(iterator(state, control))
    if got[1] == nil then return table.unpack(out, 1, count) end
    for i = 1, got.n do out[count + i] = got[i] end
    count = count + got.n
    control = got[1]
  end
  return table.unpack(out, 1, count)
end

operations["string.gmatch"] = function(...) return spread(100, string.gmatch(...)) end
operations["gmatch after its end"] = function(text, pattern)
  local iterator = text:gmatch(pattern)
  for _ = 1, 100 do
    if iterator() == nil then return iterator() end
  end
end
operations["utf8.codes"] = function(text, lax)
  assert(utf8.len(text, 1, -1, lax))
  return spread(1000, utf8.codes(text, lax))
end
operations["utf8.codes of faulty text"] = function(text, lax)
  assert(not utf8.len(text, 1, -1, lax))
  return spread(1000, utf8.codes(text, lax))
end
operations["utf8.codes step"] = function(text, at, lax)
  assert(utf8.len(text, 1, -1, lax))
  local iterator = utf8.codes("", lax)
  return iterator(text, at)
end
operations["ipairs all"] = function(...) return spread(1000, ipairs(...)) end

-- The order of keys is not compared.
operations["pairs"] = function(...)
  local out, count = {}, 0
  for key, value in pairs(...) do
    out[key] = value
    count = count + 1
  end
  return out, count
end
operations["pairs while clearing"] = function(given, value)
  local count = 0
  for key in pairs(given) do
    given[key] = value
    count = count + 1
  end
  return count
end
operations["next"] = next
operations["next all"] = function(given)
  local out, count, key, value = {}, 0, next(given)
  while key ~= nil do
    out[key], count = value, count + 1
    key, value = next(given, key)
  end
  return out, count
end

-- Sorting is not stable, so what compares equal must look equal.
operations["sort by tens"] = function(list)
  table.sort(list, function(a, b) return a // 10 < b // 10 end)
  for i, value in ipairs(list) do list[i] = value // 10 end
end
operations["sort in disorder"] = function(list, ...)
  table.sort(list, ...)
  local length = #list
  for i = 1, length do list[i] = nil end
  return length
end

-- Operators. Those on bits are the language's own also for strings, and cannot be used in so long a file.
operations["a + b"] = function(a, b) return a + b end
operations["a - b"] = function(a, b) return a - b end
operations["a * b"] = function(a, b) return a * b end
operations["a / b"] = function(a, b) return a / b end
operations["a // b"] = function(a, b) return a // b end
operations["a % b"] = function(a, b) return a % b end
operations["a ^ 2"] = function(a) return a ^ 2 end
operations["-a"] = function(a) return -a end
operations["a .. b"] = function(a, b) return a .. b end
operations["a < b"] = function(a, b) return a < b end
operations["a <= b"] = function(a, b) return a <= b end
operations["a == b"] = function(a, b) return a == b end
operations["#a"] = function(a) return #a end

-- Shows that a difference is found.
operations["differs on purpose"] = function(kind)
  local is_caged = not pcall(function() return setmetatable end)
  if kind == 1 then return is_caged and 1 or 1.0 end
  if kind == 2 then return is_caged and 0.0 or -0.0 end
  if kind == 3 then return table.unpack({}, 1, is_caged and 1 or 2) end
  if kind == 4 then return is_caged and "a\0b" or "a\0c" end
  if kind == 5 then return { is_caged and 1 or 2 } end
  if kind == 6 then return { 1, is_caged and 2 or nil } end
  if kind == 7 and is_caged then error("only here") end
  if kind == 8 and not is_caged then error("only there") end
end

-- Functions to give as arguments.
operations["raises its arguments in a table"] = function(...) error({ ... }) end
operations["returns its arguments"] = function(...) return ... end
operations["returns nothing"] = function() end
operations["returns a number"] = function(text) return #type(text) + 0.5 end
operations["returns false"] = function() return false end
operations["returns a table"] = function() return {} end
operations["raises its first argument"] = function(value) error(value) end
operations["raises it as it is"] = function(value) error(value, 0) end
operations["before"] = function(a, b) return a < b end
operations["after"] = function(a, b) return a > b end
operations["shorter, then before"] = function(a, b) return #a < #b or (#a == #b and a < b) end
operations["always"] = function() return true end
operations["not after"] = function(a, b) return a <= b end
