-- class: output
-- expect: error
-- also-ok: limit:time, sanitized, blocked
-- tries: result table whose fields run code when the host reads them (__index/__len/__pairs after pcall returned)
local entry = (function()
return function(action, share, actor)
  local spin = function() while true do end end
  return setmetatable({}, {__index = spin, __len = spin, __pairs = spin, __eq = spin, __call = spin}), "lazy"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
