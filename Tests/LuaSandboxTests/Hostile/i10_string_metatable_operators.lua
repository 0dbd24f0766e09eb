-- class: isolation
-- expect: same-result
-- also-ok: error
-- tries: give all strings new operators (__call, __unm, __lt on mixed types) via the shared metatable
local entry = (function()
local mt = getmetatable("")
mt.__call = function() return true end
mt.__unm = function() return "allow" end
return function(action, share, actor) return ("deny")() end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
