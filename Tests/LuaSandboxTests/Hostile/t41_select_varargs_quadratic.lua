-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: select(i, ...) copies the whole vararg list on every iteration
local entry = (function()
return function(action, share, actor)
  local function walk(...)
    local c = 0
    for i = 1, select("#", ...) do c = c + (select(i, ...) or 0) end
    return c
  end
  return walk(table.unpack({}, 1, 100000)) == 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
