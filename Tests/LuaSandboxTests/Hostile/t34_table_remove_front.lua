-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: queue built on table.remove(t, 1)
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 200000 do t[i] = i end
  while #t > 0 do table.remove(t, 1) end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
