-- class: escape
-- expect: blocked
-- also-ok: error
-- tries: load a C library through package.loadlib or require
local entry = (function()
return function(action, share, actor)
  local got = (package and (package.loadlib or package.loaded)) or require
  return got ~= nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
