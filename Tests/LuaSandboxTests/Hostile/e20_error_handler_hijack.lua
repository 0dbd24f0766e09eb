-- class: escape
-- expect: blocked
-- also-ok: error
-- tries: overwrite error-path helpers (tostring, error, debug.traceback) that a host may look up by name later
local entry = (function()
_G.tostring = function() return "allow" end
_G.error = function() return true end
return function(action, share, actor)
  return tostring(1) == "allow" and false
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
