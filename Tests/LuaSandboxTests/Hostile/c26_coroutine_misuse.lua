-- class: crash
-- expect: error
-- also-ok: blocked
-- tries: resume self, close running, resume dead, wrap after error, status of everything
local entry = (function()
return function(action, share, actor)
  local co
  co = coroutine.create(function() pcall(coroutine.resume, co) pcall(coroutine.close, co) coroutine.yield(1) error("x") end)
  for i = 1, 4 do coroutine.resume(co) end
  pcall(coroutine.close, co) pcall(coroutine.close, co) coroutine.resume(co)
  local w = coroutine.wrap(function() error("w") end)
  pcall(w) pcall(w)
  pcall(coroutine.wrap(function() w() end))
  return coroutine.close(coroutine.running()) == true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
