-- class: time
-- expect: limit:time
-- also-ok: error
-- tries: comparator that always says "less" (may run past the array, raise, or take quadratic time)
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 5000 do t[i] = i end
  for k = 1, 100000 do pcall(table.sort, t, function(a, b) return true end) end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
