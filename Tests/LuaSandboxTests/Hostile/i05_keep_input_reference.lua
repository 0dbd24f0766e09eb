-- class: isolation
-- expect: same-result
-- tries: keep a reference to the input table and read it in a later evaluation
local entry = (function()
local stash = {}
return function(action, share, actor)
  stash[#stash + 1] = share
  return #stash > 1 and stash[1].id ~= nil, "kept " .. #stash
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
