-- class: isolation
-- expect: same-result
-- also-ok: error
-- tries: use a shared library table as a storage cell
local entry = (function()
return function(action, share, actor)
  math._n = (math._n or 0) + 1
  return math._n > 1
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
