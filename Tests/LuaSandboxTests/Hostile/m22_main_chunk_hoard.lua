-- class: memory
-- expect: limit:memory
-- also-ok: error
-- tries: allocates 1 GB while the chunk is being loaded
local entry = (function()
local t = {}
for i = 1, 1000 do t[i] = ("m"):rep(1000000 + i) end
return function(action, share, actor) return #t > 0 end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
