-- class: output
-- expect: error
-- tries: error(true): a host that reads the top of stack as the decision sees "true"
local entry = (function()
return function(action, share, actor) error(true) end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
