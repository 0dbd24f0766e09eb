-- class: determinism
-- expect: blocked
-- also-ok: error
-- tries: time-dependent decision
local entry = (function()
return function(action, share, actor)
  local now = (os and os.time and os.time()) or (os and os.clock and os.clock())
  return now ~= nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
