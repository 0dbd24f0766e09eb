-- class: output
-- expect: error
-- also-ok: sanitized
-- tries: error object whose __tostring raises while the host formats the failure
local entry = (function()
return function(action, share, actor)
  error(setmetatable({}, {__tostring = function() error({}) end}))
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
