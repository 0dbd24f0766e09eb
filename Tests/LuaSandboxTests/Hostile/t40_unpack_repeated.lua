-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: unpack 240k nils onto the Lua stack per call
local entry = (function()
return function(action, share, actor)
  local n = 0
  for i = 1, 100000 do n = n + select("#", table.unpack({}, 1, 240000)) end
  return n > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
