-- class: memory
-- expect: limit:memory
-- also-ok: limit:time
-- tries: millions of distinct short strings (interning table growth)
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 100000000 do t[i] = "k" .. i end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
