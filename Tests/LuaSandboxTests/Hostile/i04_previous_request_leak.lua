-- class: isolation
-- expect: same-result
-- tries: report data of the previous request's actor in this request's reason
local entry = (function()
local last
return function(action, share, actor)
  local prev = last
  last = actor.email
  return false, prev and ("previous actor was " .. prev) or "first"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
