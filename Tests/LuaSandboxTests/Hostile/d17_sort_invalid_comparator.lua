-- class: determinism
-- expect: same-result
-- also-ok: error, limit:time
-- tries: with an inconsistent comparator, raising or not depends on the pivots that were chosen
local entry = (function()
return function(action, share, actor)
  local t, c = {}, 0
  for i = 1, 3000 do t[i] = i end
  local ok = pcall(table.sort, t, function(a, b) c = c + 1 return (a * 7 + b * 3) % 5 < 2 end)
  return ok, c .. ":" .. tostring(t[1]) .. ":" .. tostring(t[1500])
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
