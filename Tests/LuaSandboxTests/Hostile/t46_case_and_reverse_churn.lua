-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: upper/lower/reverse/sub of a 1 MB string: milliseconds per loop
local entry = (function()
return function(action, share, actor)
  local s = ("Ab"):rep(500000)
  for i = 1, 20000 do s:upper() s:lower() s:reverse() s:sub(2, -2) end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
