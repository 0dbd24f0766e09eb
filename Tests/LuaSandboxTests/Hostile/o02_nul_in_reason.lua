-- class: output
-- expect: sanitized
-- tries: NUL bytes, so that a C-string copy truncates what is logged
local entry = (function()
return function(action, share, actor) return false, "denied\0 (really: allowed)\0\0" end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
