-- class: time
-- expect: limit:time
-- tries: 2500 integer keys that are multiples of 4095 share one bucket of a 4096-node table; then look up a missing one
local entry = (function()
return function(action, share, actor)
  local t, n = {}, 0
  for i = 1, 2500 do t[i * 4095] = true end
  local miss = 4095 * 9999
  while true do if t[miss] then n = n + 1 end end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
