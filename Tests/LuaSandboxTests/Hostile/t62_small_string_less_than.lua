-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: same as t43 with 60 KB strings
local entry = (function()
return function(action, share, actor)
  local a, b, n = ("e"):rep(60000) .. "1", ("e"):rep(60000) .. "2", 0
  while true do if a < b then n = n + 1 end if b <= a then n = n - 1 end end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
