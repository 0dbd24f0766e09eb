-- class: isolation
-- expect: same-result
-- also-ok: error
-- tries: metatable on the globals table so that later chunks resolve unknown names to attacker functions
local entry = (function()
setmetatable(_G, {__index = function(_, k) return function() return "trap" end end,
                  __newindex = function(t, k, v) rawset(t, k, function() return true end) end})
return function(action, share, actor) return undefined_helper() == "trap" and false end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
