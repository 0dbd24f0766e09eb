-- class: memory
-- expect: limit:memory
-- also-ok: error
-- tries: f(..., ...) style doubling of the argument list until the Lua stack is 16 MB
local entry = (function()
return function(action, share, actor)
  local function grow(n, ...)
    if n == 0 then return select("#", ...) end
    local t = {...}
    local m = #t
    for i = 1, m do t[m + i] = t[i] end
    return grow(n - 1, table.unpack(t))
  end
  return grow(30, 1, 2, 3) > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
