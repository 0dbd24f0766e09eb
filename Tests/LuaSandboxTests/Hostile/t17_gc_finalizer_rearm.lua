-- class: time
-- expect: limit:time
-- also-ok: error, blocked, limit:memory
-- tries: finalizer re-creates itself on every cycle (perpetual work done with hooks off)
local entry = (function()
return function(action, share, actor)
  local mt = {}
  mt.__gc = function() local n = 0 for i = 1, 2000000 do n = n + i end setmetatable({}, mt) end
  setmetatable({}, mt)
  for i = 1, 100000 do local t = {i} end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
