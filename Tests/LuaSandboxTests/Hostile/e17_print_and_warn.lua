-- class: escape
-- expect: blocked
-- also-ok: error
-- tries: write to the host's stdout/stderr
local entry = (function()
return function(action, share, actor)
  if print then print("policy was here") return true end
  if warn then warn("@on") warn("policy was here") return true end
  return false, "no output channel"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
