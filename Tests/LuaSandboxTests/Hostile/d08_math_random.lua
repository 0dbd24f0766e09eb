-- class: determinism
-- expect: same-result
-- also-ok: error, blocked
-- tries: coin toss (5.4 seeds math.random randomly at start-up)
local entry = (function()
return function(action, share, actor) return math.random() < 0.5, tostring(math.random(1000000)) end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
