-- class: memory
-- expect: limit:memory
-- also-ok: error, limit:time
-- tries: throws a table that holds megabytes, so the host's error path has to deal with it
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 12 do t[i] = ("e"):rep(1000000) end
  error(t)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
