-- class: time
-- expect: limit:time
-- also-ok: error
-- tries: table.move of 10^12 nils between empty tables: pure C loop without allocation
local entry = (function()
return function(action, share, actor)
  table.move({}, 1, 1000000000000, 2, {})
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
