-- class: output
-- expect: error
-- also-ok: sanitized, blocked
-- tries: returns 0 (true in Lua)
local entry = (function()
return function(action, share, actor) return 0, "zero" end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
