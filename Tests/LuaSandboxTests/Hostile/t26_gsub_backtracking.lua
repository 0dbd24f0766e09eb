-- class: time
-- expect: limit:time
-- also-ok: error
-- tries: gsub restarts a cubic match at each of 4000 positions
local entry = (function()
return function(action, share, actor)
  local s = ("ab"):rep(2000)
  local r = s:gsub("a.-b.-c.-d", "")
  return #r > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
