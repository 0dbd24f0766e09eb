-- class: determinism
-- expect: same-result
-- also-ok: limit:memory
-- tries: insert/delete mix on string keys: WHEN a rehash happens depends on collisions, visible through iteration coverage
local entry = (function()
return function(action, share, actor)
  local t, log = {}, {}
  for i = 1, 400 do
    t["key" .. (i * 7919) % 1013] = i
    if i % 3 == 0 then t["key" .. ((i - 2) * 7919) % 1013] = nil end
  end
  local h, pos = 7, 0
  for k, v in pairs(t) do pos = pos + 1 h = (h * 31 + v * pos) % 1000003 end
  return h % 2 == 0, tostring(h)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
