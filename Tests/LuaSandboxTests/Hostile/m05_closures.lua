-- class: memory
-- expect: limit:memory
-- also-ok: limit:time
-- tries: keep a linked list of closures alive
local entry = (function()
return function(action, share, actor)
  local f = function() end
  while true do local g = f; f = function() return g end end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
