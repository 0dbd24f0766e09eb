-- class: output
-- expect: error
-- also-ok: sanitized
-- tries: __tostring returns a number/table, luaL_tolstring raises "'__tostring' must return a string"
local entry = (function()
return function(action, share, actor)
  return false, setmetatable({}, {__tostring = function() return {} end})
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
