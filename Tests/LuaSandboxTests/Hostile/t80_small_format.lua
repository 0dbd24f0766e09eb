-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: string.format with 100 wide float conversions per call
local entry = (function()
return function(action, share, actor)
  local f = ("%99.99f"):rep(20)
  local x = 1.7976931348623157e308
  while true do f:format(x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x) end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
