-- class: memory
-- expect: limit:memory
-- also-ok: limit:time
-- tries: table keyed by ever longer strings
local entry = (function()
return function(action, share, actor)
  local t, k = {}, "k"
  while true do k = k .. k:sub(1, 4096) t[k] = k end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
