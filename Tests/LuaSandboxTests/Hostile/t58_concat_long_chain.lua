-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: each iteration copies a growing string: quadratic copying under a linear instruction count
local entry = (function()
return function(action, share, actor)
  local s = ""
  for i = 1, 2000000 do s = s .. "0123456789abcdef" end
  return #s > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
