-- class: output
-- expect: error
-- also-ok: limit:memory, sanitized
-- tries: 5 MB error message with control characters
local entry = (function()
return function(action, share, actor) error(("\27[31m\0"):rep(700000), 0) end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
