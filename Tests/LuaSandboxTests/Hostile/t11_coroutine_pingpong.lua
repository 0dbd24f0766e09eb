-- class: time
-- expect: limit:time
-- also-ok: error
-- tries: endless resume/yield ping-pong between two coroutines
local entry = (function()
return function(action, share, actor)
  local a = coroutine.wrap(function() while true do coroutine.yield(1) end end)
  local b = coroutine.wrap(function() while true do a() coroutine.yield(2) end end)
  while true do b() end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
