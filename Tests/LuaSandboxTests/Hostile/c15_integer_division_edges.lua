-- class: crash
-- expect: error
-- tries: mininteger // -1 and % -1 (SIGFPE if done natively), then a real division by zero
local entry = (function()
return function(action, share, actor)
  local m = math.mininteger
  local a, b = m // -1, m % -1
  local c = math.abs(m) == m and math.tointeger(-2^63) == m
  pcall(function() return 1 % 0 end)
  return (1 // (a - m)) == 0 and b and c
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
