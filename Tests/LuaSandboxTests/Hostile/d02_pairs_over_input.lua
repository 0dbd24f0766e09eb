-- class: determinism
-- expect: same-result
-- tries: last key of the share table wins
local entry = (function()
return function(action, share, actor)
  local last
  for k in pairs(share) do last = k end
  return last == "owner", last
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
