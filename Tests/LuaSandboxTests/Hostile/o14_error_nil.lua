-- class: output
-- expect: error
-- tries: error(nil): lua_tostring gives NULL in the host
local entry = (function()
return function(action, share, actor) error(nil) end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
