-- class: memory
-- expect: limit:memory
-- also-ok: error
-- tries: s = s .. s forty times
local entry = (function()
return function(action, share, actor)
  local s = "x"
  for i = 1, 40 do s = s .. s end
  return #s > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
