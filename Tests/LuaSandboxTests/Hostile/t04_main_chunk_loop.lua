-- class: time
-- expect: limit:time
-- tries: loop while the chunk is being loaded, before the entry point is ever called
local entry = (function()
local n = 0
while n >= 0 do n = (n + 1) % 7 end
return function(action, share, actor) return true end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
