-- class: time
-- expect: limit:time
-- also-ok: error
-- tries: comparison metamethods that call themselves through table.sort
local entry = (function()
return function(action, share, actor)
  local mt = {}
  mt.__lt = function(a, b) return a.v < b.v and (a == b) end
  mt.__eq = function(a, b) for i = 1, 1e7 do if a.v == b.v + i then return true end end return false end
  local t = {}
  for i = 1, 64 do t[i] = setmetatable({v = i * 37 % 64}, mt) end
  table.sort(t)
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
