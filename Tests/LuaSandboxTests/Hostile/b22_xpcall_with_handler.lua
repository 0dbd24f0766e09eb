-- class: benign
-- expect: ok
-- also-ok: error
-- tries: xpcall with a well-behaved handler (must ALLOW if xpcall is offered)
local entry = (function()
return function(action, share, actor)
  local ok, msg = xpcall(function() error("bad", 0) end, function(m) return "handled: " .. m end)
  return not ok and msg == "handled: bad"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
