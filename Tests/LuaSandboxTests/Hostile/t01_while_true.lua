-- class: time
-- expect: limit:time
-- tries: plain infinite while loop
local entry = (function()
return function(action, share, actor)
  while true do end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
