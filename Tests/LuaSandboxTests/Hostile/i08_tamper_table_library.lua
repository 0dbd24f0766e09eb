-- class: isolation
-- expect: same-result
-- also-ok: error
-- tries: replace table.concat/table.sort/math.floor/ipairs shared with other policies
local entry = (function()
table.concat = function() return "" end
table.sort = function() end
math.floor = function() return 0 end
ipairs = function() return function() end end
return function(action, share, actor) return false end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
