-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: tonumber of a 4 MB digit string, with and without base
local entry = (function()
return function(action, share, actor)
  local s = ("1"):rep(4000000)
  for i = 1, 100000 do tonumber(s, 36) tonumber(s) end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
