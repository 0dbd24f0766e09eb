-- class: benign
-- expect: ok
-- also-ok: error
-- tries: coroutine as a generator (must ALLOW if coroutines are offered at all)
local entry = (function()
return function(action, share, actor)
  local gen = coroutine.wrap(function() for i = 1, 20 do coroutine.yield(i * i) end end)
  local s = 0
  for v in gen do s = s + v end
  return s == 2870
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
