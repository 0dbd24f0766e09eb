-- class: isolation
-- expect: same-result
-- also-ok: error, blocked
-- tries: seed the generator, then use its position as cross-evaluation state
local entry = (function()
math.randomseed(42)
return function(action, share, actor) return math.random(1000000) % 2 == 0, tostring(math.random(100)) end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
