-- class: time
-- expect: limit:time
-- tries: tonumber of 60 KB digit/blank strings with and without base
local entry = (function()
return function(action, share, actor)
  local d, b = ("1"):rep(60000), (" "):rep(60000)
  while true do tonumber(d, 36) tonumber(d) tonumber(b .. "1") tonumber(b) end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
