-- class: isolation
-- expect: same-result
-- tries: state kept in an upvalue of the cached entry function
local entry = (function()
local calls = 0
return function(action, share, actor)
  calls = calls + 1
  return calls > 1, "call " .. calls
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
