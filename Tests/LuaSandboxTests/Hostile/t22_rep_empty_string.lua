-- class: time
-- expect: limit:time
-- also-ok: error, ok
-- tries: ("").rep(n) copies nothing but still loops n times in C: no memory, no VM instructions, no hook
local entry = (function()
return function(action, share, actor)
  local s = string.rep("", 1e15)
  return s == ""
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
