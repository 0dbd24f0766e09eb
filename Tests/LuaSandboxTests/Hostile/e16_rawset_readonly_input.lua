-- class: escape
-- expect: blocked
-- also-ok: error, same-result
-- tries: write through a read-only proxy with rawset (harmless only if the tables are private to this one evaluation)
local entry = (function()
return function(action, share, actor)
  local before = share.owner
  pcall(function() rawset(share, "owner", actor.email) end)
  pcall(function() share.owner = actor.email end)
  return share.owner == actor.email and before ~= actor.email
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
