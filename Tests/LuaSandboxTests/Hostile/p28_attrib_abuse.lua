-- class: parser
-- expect: load-error
-- tries: unknown attributes, double attributes, assignment to <const>
local entry = (function()
local a <const> = 1
local b <close> = nil
local c <frozen> = 2
return function(action, share, actor) a = 2 return true end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
