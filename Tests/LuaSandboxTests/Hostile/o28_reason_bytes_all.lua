-- class: output
-- expect: sanitized
-- tries: all 256 byte values in one reason
local entry = (function()
return function(action, share, actor)
  local b = {}
  for i = 0, 255 do b[#b + 1] = string.char(i) end
  return false, table.concat(b)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
