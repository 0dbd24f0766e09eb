-- class: isolation
-- expect: same-result
-- also-ok: error
-- tries: state kept in a global between evaluations
local entry = (function()
return function(action, share, actor)
  counter = (counter or 0) + 1
  return counter % 2 == 0, "call " .. counter
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
