-- class: determinism
-- expect: same-result
-- also-ok: limit:time, error
-- tries: table.sort mixes clock() and time() into the pivot when a partition is unbalanced: order of equal elements varies
local entry = (function()
return function(action, share, actor)
  local n, t = 4000, {}
  for i = 1, n do t[i] = {k = (i < n // 2) and i or 1, id = i} end
  local calls = 0
  pcall(table.sort, t, function(a, b) calls = calls + 1 return a.k < b.k end)
  local h = calls
  for i = 1, n do h = (h * 31 + t[i].id) % 1000003 end
  return h % 2 == 0, calls .. ":" .. h
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
