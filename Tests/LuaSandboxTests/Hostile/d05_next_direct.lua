-- class: determinism
-- expect: same-result
-- also-ok: error
-- tries: next(t) as an element picker
local entry = (function()
return function(action, share, actor)
  local k = next({read = true, write = true, share = true, delete = true, admin = true})
  return k == "read", k
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
