-- class: memory
-- expect: limit:time, limit:memory
-- tries: spread the bytes of short strings onto the Lua stack, over and over, and keep all of them
local entry = (function()
return function(action, share, actor)
  local s = ("b"):rep(4000)
  local t = {}
  for i = 1, 100000 do t[i] = table.pack(s:byte(1, -1)) end
  return #t == 100000
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
