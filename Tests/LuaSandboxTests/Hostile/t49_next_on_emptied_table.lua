-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: next() on a table that was filled and emptied scans all dead slots on every call
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 65536 do t["k" .. i] = i end
  for i = 1, 65536 do t["k" .. i] = nil end
  local n = 0
  for i = 1, 100000 do if next(t) == nil then n = n + 1 end end
  return n > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
