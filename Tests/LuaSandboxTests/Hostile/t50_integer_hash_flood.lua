-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: integer keys that are multiples of 65535 all land in one bucket of a 65536-node table (hash is not seeded for integers)
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 40000 do t[i * 65535] = true end
  local miss, n = 65535 * 50000, 0
  for i = 1, 400000 do if t[miss] == nil then n = n + 1 end end
  return n > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
