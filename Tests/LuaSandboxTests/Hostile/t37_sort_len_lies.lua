-- class: time
-- expect: limit:time
-- also-ok: error
-- tries: __len lies to table.sort: 2^31-2 elements that are all served by a C __index function
local entry = (function()
return function(action, share, actor)
  local t = setmetatable({}, {__len = function() return 2147483646 end, __index = rawlen, __newindex = rawequal})
  table.sort(t)
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
