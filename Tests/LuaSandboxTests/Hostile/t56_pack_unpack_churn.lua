-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: string.packsize / pack with very long format strings
local entry = (function()
return function(action, share, actor)
  local fmt = ("!1 x <i8 >i2 "):rep(100000)
  local n = 0
  for i = 1, 100000 do n = n + string.packsize(fmt) end
  return n > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
