-- class: time
-- expect: limit:time
-- also-ok: error
-- tries: nested greedy stars with captures over the share path
local entry = (function()
return function(action, share, actor)
  local s = share.path:rep(60)
  return s:match("(.*)(.*)(.*)(.*)(.*)(.*)#") == nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
