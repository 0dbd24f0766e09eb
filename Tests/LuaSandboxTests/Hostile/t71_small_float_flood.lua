-- class: time
-- expect: limit:time
-- tries: 2500 float keys with identical hash; then look up a missing one
local entry = (function()
return function(action, share, actor)
  local t, n, ulp = {}, 0, 2.0 ^ -52
  for k = 1, 2500 do t[1.0 + k * ulp] = true end
  local miss = 1.0 + 99999 * ulp
  while true do if t[miss] then n = n + 1 end end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
