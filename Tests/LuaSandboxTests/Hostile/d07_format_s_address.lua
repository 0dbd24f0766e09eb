-- class: determinism
-- expect: same-result
-- also-ok: error, sanitized
-- tries: string.format("%s", table) also prints an address
local entry = (function()
return function(action, share, actor)
  local s = string.format("%s", function() end)
  return tonumber(s:match("(%x)%x%x%x%x$") or "0", 16) > 7, s
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
