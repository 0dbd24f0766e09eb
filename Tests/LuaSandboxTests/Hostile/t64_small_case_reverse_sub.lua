-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: upper/lower/reverse/sub/rep of 60 KB strings, for ever
local entry = (function()
return function(action, share, actor)
  local s = ("Ab"):rep(30000)
  while true do s:upper() s:lower() s:reverse() s:sub(2, -2) s:rep(1) end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
