-- class: time
-- expect: limit:time
-- also-ok: error
-- tries: %b() on a long run of '(' is quadratic: every start scans to the end
local entry = (function()
return function(action, share, actor)
  local s = ("("):rep(400000)
  return s:find("%b()") == nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
