-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: re-sort a 60k array again and again; without comparator no VM instruction is executed
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 60000 do t[i] = (i * 7919) % 60013 end
  for k = 1, 1000 do table.sort(t) t[1], t[#t] = t[#t], t[1] end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
