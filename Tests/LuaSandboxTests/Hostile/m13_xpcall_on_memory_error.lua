-- class: memory
-- expect: limit:memory
-- also-ok: error, limit:time
-- tries: message handler that allocates while handling an allocation failure
local entry = (function()
return function(action, share, actor)
  local keep = {}
  xpcall(function() while true do keep[#keep + 1] = {{}} end end,
         function(m) keep[#keep + 1] = {m, {m}}; return ("z"):rep(4000) .. tostring(m) end)
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
