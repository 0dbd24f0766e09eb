-- class: memory
-- expect: limit:memory
-- also-ok: error
-- tries: one string.rep of 2 GB
local entry = (function()
return function(action, share, actor)
  local s = ("x"):rep(2147483648)
  return #s > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
