-- class: memory
-- expect: limit:memory
-- also-ok: error, limit:time
-- tries: spread 900k bytes onto the Lua stack and pack them
local entry = (function()
return function(action, share, actor)
  local s = ("b"):rep(900000)
  local t = {}
  for i = 1, 50 do t[i] = table.pack(s:byte(1, -1)) end
  return #t == 50
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
