-- class: escape
-- expect: blocked
-- also-ok: error
-- tries: use debug to read the registry, upvalues or remove the hook
local entry = (function()
return function(action, share, actor)
  if debug then debug.sethook() return debug.getregistry() ~= nil end
  return false, "no debug"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
