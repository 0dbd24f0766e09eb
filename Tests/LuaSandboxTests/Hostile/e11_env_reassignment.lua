-- class: escape
-- expect: blocked
-- also-ok: error
-- tries: replace _ENV and hope that builtins then resolve against the real globals
local entry = (function()
return function(action, share, actor)
  local saved = _ENV
  local _ENV = setmetatable and setmetatable({}, {__index = saved}) or {}
  return (io or os or debug or package or load) ~= nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
