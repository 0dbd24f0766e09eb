-- class: output
-- expect: error
-- also-ok: blocked
-- tries: returns nothing at all
local entry = (function()
return function(action, share, actor) end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
