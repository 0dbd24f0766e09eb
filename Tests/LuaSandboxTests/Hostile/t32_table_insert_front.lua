-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: table.insert(t, 1, v) shifts the whole array in C for each call
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 100000 do t[i] = i end
  for i = 1, 100000 do table.insert(t, 1, i) table.remove(t) end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
