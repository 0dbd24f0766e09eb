-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: < on long strings is strcoll over the whole common prefix in one instruction
local entry = (function()
return function(action, share, actor)
  local a, b = ("e"):rep(4000000) .. "1", ("e"):rep(4000000) .. "2"
  local n = 0
  for i = 1, 300000 do if a < b then n = n + 1 end end
  return n > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
