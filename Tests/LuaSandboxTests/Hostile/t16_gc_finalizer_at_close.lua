-- class: time
-- expect: limit:time
-- also-ok: error, blocked
-- tries: answers normally, but a finalizer spins when the host later closes the state (lua_close is outside any limit)
local entry = (function()
return function(action, share, actor)
  local keep = setmetatable({}, {__gc = function() while true do end end})
  return true, keep and nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
