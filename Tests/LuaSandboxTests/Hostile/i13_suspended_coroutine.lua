-- class: isolation
-- expect: same-result
-- also-ok: error
-- tries: a suspended coroutine remembers the evaluation number
local entry = (function()
local gen = coroutine.wrap(function() local n = 0 while true do n = n + 1 coroutine.yield(n) end end)
return function(action, share, actor) return gen() > 1 end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
