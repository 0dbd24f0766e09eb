-- class: determinism
-- expect: same-result
-- tries: number formatting, case mapping, character classes and collation that follow the host's locale
local entry = (function()
return function(action, share, actor)
  local s = tostring(1.5) .. string.format("%.2f", 2.25) .. ("\xe9\xc9"):upper():byte() .. tostring(("\xe9"):find("%a") ~= nil)
  return (s:find(",", 1, true) ~= nil) or ("a" < "B"), s
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
