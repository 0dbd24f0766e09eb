-- class: time
-- expect: limit:time
-- tries: table.insert/remove at the front of a 6000-element array
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 6000 do t[i] = i end
  while true do table.insert(t, 1, 0) table.remove(t, 1) end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
