-- class: escape
-- expect: error
-- also-ok: blocked
-- tries: yield out of the entry point, hoping that the host treats LUA_YIELD as success
local entry = (function()
return function(action, share, actor)
  coroutine.yield(true)
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
