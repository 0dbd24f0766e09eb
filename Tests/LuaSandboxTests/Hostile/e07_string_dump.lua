-- class: escape
-- expect: blocked
-- also-ok: error
-- tries: obtain bytecode of a function via the string metatable even if the global table was trimmed
local entry = (function()
return function(action, share, actor)
  local d = ("").dump or (string and string.dump)
  return d ~= nil and #d(function() return share end) > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
