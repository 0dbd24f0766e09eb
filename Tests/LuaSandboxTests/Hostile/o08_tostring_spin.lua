-- class: output
-- expect: limit:time
-- also-ok: error, sanitized
-- tries: reason is a table whose __tostring spins; a host that stringifies after pcall has no protection
local entry = (function()
return function(action, share, actor)
  return false, setmetatable({}, {__tostring = function() while true do end end})
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
