-- class: time
-- expect: limit:memory
-- also-ok: limit:time
-- tries: fill the heap to the cap, then loop on failing allocations: each failure triggers a full emergency collection
local entry = (function()
return function(action, share, actor)
  local keep = {}
  pcall(function() while true do keep[#keep + 1] = {#keep} end end)
  local big = 6000000
  for i = 1, 60000 do pcall(string.rep, "x", big) end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
