-- Follows the operations in the cage: calls, and compares with what the stock library did.
local kind_table, kind_same, kind_function, kind_any_table = 0, 1, 2, 3

local function made_of(value, index, arguments)
  local kind = value[1]
  if kind == kind_same then return arguments[value[2]] end
  if kind == kind_function then return operations[value[2]] end
  local made = {}
  for i = 2, #value, 2 do made[value[i]] = value[i + 1] end
  return made
end

local function is_same_plain(value, expected)
  if math.type(value) ~= math.type(expected) then return false end
  if value ~= expected then return value ~= value and expected ~= expected end
  return value ~= 0 or 1 / value == 1 / expected
end

local function is_same(value, expected, arguments)
  if type(expected) ~= "table" then return is_same_plain(value, expected) end
  local kind = expected[1]
  if kind == kind_same then return rawequal(value, arguments[expected[2]]) end
  if kind == kind_function then return type(value) == "function" end
  if type(value) ~= "table" then return false end
  if kind == kind_any_table then return true end
  for i = 2, #expected, 2 do
    if not is_same(value[expected[i]], expected[i + 1], arguments) then return false end
  end
  local count = 0
  for _ in pairs(value) do count = count + 1 end
  return 2 * count == #expected - 1
end

local function shown(value)
  if type(value) == "string" then return string.format("%q", value:sub(1, 300)) end
  if math.type(value) == "float" then return string.format("%.17g (%a)", value, value) end
  if type(value) ~= "table" then return tostring(value) end
  local parts = {}
  if rawlen(value) > 0 then
    for i = 1, math.min(#value, 24) do parts[i] = tostring(value[i]):sub(1, 40) end
  else
    for key, item in pairs(value) do parts[#parts + 1] = tostring(key) .. "=" .. tostring(item):sub(1, 40) end
  end
  return "{" .. table.concat(parts, ", ") .. "}"
end

local function shown_list(values, first, last)
  local parts = {}
  for i = first, math.min(last, first + 7) do parts[#parts + 1] = shown(values[i]) end
  return (last - first + 1) .. " values: " .. table.concat(parts, ", ")
end

-- The number of the written reason for a difference, or nil.
local function reason_for(reasons, operation, side, text)
  for number, reason in ipairs(reasons) do
    if reason.side == side and operation:find(reason.operation) and text:find(reason.text, 1, true) then
      return number
    end
  end
end

return function(request, parameters)
  local name, cases, reasons = request.operation, request.cases, parameters.reasons
  local operation = operations[name]
  local both, neither, excused = 0, 0, {}
  local function differ(number, side, text, ours, theirs)
    local reason = reason_for(reasons, name, side, text)
    if reason then
      excused[reason] = (excused[reason] or 0) + 1
    else
      deny("difference", tostring(number), "%s", ours .. "\n  stock: " .. theirs)
    end
  end
  for case = 1, #cases // 3 do
    local given, raised, expected = cases[3 * case - 2], cases[3 * case - 1], cases[3 * case]
    local arguments, tables, count = {}, {}, #given
    for i = 1, count do
      local value = given[i]
      if type(value) == "table" then
        local made = made_of(value, i, arguments)
        if value[1] == kind_table then tables[#tables + 1] = made end
        value = made
      end
      arguments[i] = value
    end
    local got = table.pack(pcall(operation, table.unpack(arguments, 1, count)))
    local results = got.n - 1
    if not got[1] and raised then
      local mine, theirs = tostring(got[2]):match("argument #(%d+)"), tostring(expected[1]):match("argument #(%d+)")
      if mine and theirs and mine ~= theirs then
        differ(case, "words", expected[1], "raised " .. shown(got[2]), "raised " .. shown(expected[1]))
      else
        neither = neither + 1
      end
    elseif not got[1] then
      local message = tostring(got[2])
      differ(case, "stock", message, "raised " .. shown(message), shown_list(expected, 1, #expected - #tables))
    elseif raised then
      local message = tostring(expected[1])
      differ(case, "ours", message, shown_list(got, 2, got.n), "raised " .. shown(message))
    else
      local wanted = #expected - #tables
      local wrong, wrong_value
      if results ~= wanted then wrong = 0 end
      for i = 1, wanted do
        if wrong then break end
        if not is_same(got[i + 1], expected[i], arguments) then wrong, wrong_value = i, expected[i] end
      end
      for i = 1, #tables do
        if wrong then break end
        if not is_same(tables[i], expected[wanted + i], arguments) then wrong, wrong_value = wanted + i, expected[wanted + i] end
      end
      if wrong then
        differ(case, "both", type(wrong_value) == "string" and wrong_value or "",
          shown_list(got, 2, got.n) .. (wrong > wanted and "; table " .. shown(tables[wrong - wanted]) or ""),
          shown_list(expected, 1, #expected))
      else
        both = both + 1
      end
    end
  end
  warn("tally", tostring(both))
  warn("tally", tostring(neither))
  for number in ipairs(reasons) do warn("tally", tostring(excused[number] or 0)) end
end
