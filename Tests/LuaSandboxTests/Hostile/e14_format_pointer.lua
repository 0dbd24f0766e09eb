-- class: escape
-- expect: blocked
-- also-ok: error
-- tries: leak addresses with string.format("%p")
local entry = (function()
return function(action, share, actor)
  local p = string.format("%p", {}) .. string.format("%p", string.format)
  return p:find("0x", 1, true) ~= nil, p
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
