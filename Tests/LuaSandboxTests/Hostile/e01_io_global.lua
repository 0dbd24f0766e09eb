-- class: escape
-- expect: blocked
-- also-ok: error
-- tries: read a host file through io
local entry = (function()
return function(action, share, actor)
  local f = io and io.open and io.open("/etc/passwd", "r")
  return f ~= nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
