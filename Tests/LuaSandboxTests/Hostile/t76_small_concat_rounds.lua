-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: table.concat of 4000 pieces into 60 KB, and .. chains, for ever
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 4000 do t[i] = "0123456789abcd" end
  while true do local s = table.concat(t) s = s .. "x" end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
