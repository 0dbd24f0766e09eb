-- class: time
-- expect: limit:time
-- tries: infinite loop built from goto only (no loop keyword for naive source scanners to find)
local entry = (function()
return function(action, share, actor)
  ::again::
  local n = share.bytes
  if n then goto again end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
