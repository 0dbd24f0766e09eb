-- class: determinism
-- expect: same-result
-- tries: decide on the first key that pairs() yields (order depends on the per-state random string seed)
local entry = (function()
return function(action, share, actor)
  local first
  for k in pairs({alpha = 1, beta = 1, gamma = 1, delta = 1, epsilon = 1, zeta = 1, eta = 1, theta = 1}) do first = k break end
  return first < "e", first
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
