-- class: crash
-- expect: blocked
-- also-ok: error, load-error
-- tries: 5.4.x bug: __close run by coroutine.close uses a stale message handler slot
local entry = (function()
return function(action, share, actor)
  local co = coroutine.create(function()
    local g <close> = setmetatable({}, {__close = function() local x = 134 error(x) end})
    xpcall(coroutine.yield, function() return "stale handler ran" end)
  end)
  coroutine.resume(co)
  local st, msg = coroutine.close(co)
  return msg == "stale handler ran", tostring(msg)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
