-- class: benign
-- expect: ok
-- tries: integer/float semantics scripts rely on (must ALLOW)
local entry = (function()
return function(action, share, actor)
  return 7 // 2 == 3 and -7 // 2 == -4 and 7 % -3 == -2 and 2^10 == 1024.0 and 1 << 40 == 1099511627776
    and math.type(3) == "integer" and math.type(3.0) == "float" and 3 == 3.0 and math.max(1, 2.5) == 2.5
    and tostring(10 / 2) == "5.0" and tostring(1e15) == "1e+15" and math.tointeger("8") == nil or math.tointeger(8.0) == 8
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
