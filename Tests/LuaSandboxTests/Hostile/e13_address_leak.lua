-- class: escape
-- expect: blocked
-- also-ok: same-result, sanitized
-- tries: leak heap/code addresses through tostring of a function/table (defeats ASLR, breaks determinism)
local entry = (function()
return function(action, share, actor)
  local f = tostring(tostring)
  local t = tostring({})
  local leak = f:match("0x%x+") or t:match("0x%x+")
  return leak ~= nil, leak
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
