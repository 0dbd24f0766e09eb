-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: build and drop a 6 MB string over and over; a few VM instructions cost milliseconds each
local entry = (function()
return function(action, share, actor)
  for i = 1, 100000 do local s = ("x"):rep(6000000) end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
