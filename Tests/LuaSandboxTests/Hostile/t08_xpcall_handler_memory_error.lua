-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: reach the message handler through a non-hook error first, then spin in it
local entry = (function()
return function(action, share, actor)
  local function handler() local s = 0 while true do s = s + 1 end end
  xpcall(function() local x = nil; return x.y end, handler)
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
