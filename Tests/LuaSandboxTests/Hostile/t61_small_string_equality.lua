-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: same as t42 but with 60 KB strings, i.e. within a 64 KB string limit
local entry = (function()
return function(action, share, actor)
  local a, b = ("e"):rep(60000), ("e"):rep(59999) .. "e"
  local n = 0
  while true do if a == b then n = n + 1 end end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
