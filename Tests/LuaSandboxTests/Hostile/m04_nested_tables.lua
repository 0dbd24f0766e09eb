-- class: memory
-- expect: limit:memory
-- also-ok: limit:time
-- tries: ever deeper nesting of tables
local entry = (function()
return function(action, share, actor)
  local t = {}
  while true do t = {t, {t}} end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
