-- class: output
-- expect: sanitized
-- also-ok: error
-- tries: numeric reasons: lua_tolstring converts the stack slot in place
local entry = (function()
return function(action, share, actor) return false, 1e308 end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
