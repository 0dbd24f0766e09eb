-- class: time
-- expect: limit:time
-- tries: catch the limit error with pcall and carry on looping for ever
local entry = (function()
return function(action, share, actor)
  local function spin() while true do end end
  while true do pcall(spin) end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
