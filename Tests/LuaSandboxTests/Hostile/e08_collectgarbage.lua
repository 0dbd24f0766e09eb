-- class: escape
-- expect: blocked
-- also-ok: error
-- tries: stop the collector and observe memory use
local entry = (function()
return function(action, share, actor)
  if collectgarbage then collectgarbage("stop") return collectgarbage("count") > 0 end
  return false, "no collectgarbage"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
