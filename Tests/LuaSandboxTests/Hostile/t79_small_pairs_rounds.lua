-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: start (but do not finish) iterations over a 2000-entry table, for ever
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 2000 do t["key" .. i] = i end
  while true do for k in pairs(t) do break end end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
