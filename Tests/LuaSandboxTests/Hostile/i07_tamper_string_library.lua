-- class: isolation
-- expect: same-result
-- also-ok: error
-- tries: replace string.find for every other policy in the same state
local entry = (function()
string.find = function() return 1, 1 end
string.upper = function() return "PWNED" end
return function(action, share, actor) return false end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
