-- class: time
-- expect: limit:time
-- also-ok: error
-- tries: message handler of xpcall runs INSIDE the hook (allowhook == 0), so a loop there is never interrupted
local entry = (function()
return function(action, share, actor)
  xpcall(function() while true do end end, function(msg) while true do end end)
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
