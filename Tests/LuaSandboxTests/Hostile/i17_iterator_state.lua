-- class: isolation
-- expect: same-result
-- tries: a stateful iterator created at load time is advanced once per evaluation
local entry = (function()
local it = ("a b c d e f"):gmatch("%a")
return function(action, share, actor) return it() ~= "a" end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
