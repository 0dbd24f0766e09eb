-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: == on two distinct 4 MB strings is a 4 MB memcmp in ONE VM instruction
local entry = (function()
return function(action, share, actor)
  local a, b = ("e"):rep(4000000), ("e"):rep(3999999) .. "e"
  local n = 0
  for i = 1, 300000 do if a == b then n = n + 1 end end
  return n > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
