-- class: crash
-- expect: error
-- tries: unpack ranges whose size overflows (CVE-2025-46817 shape)
local entry = (function()
return function(action, share, actor)
  pcall(table.unpack, {}, math.mininteger, math.maxinteger)
  pcall(table.unpack, {}, 0, math.maxinteger)
  pcall(table.unpack, {}, -1, 0x7fffffff)
  pcall(table.unpack, {}, math.maxinteger, math.mininteger)
  pcall(table.unpack, {}, math.maxinteger, math.maxinteger)
  return select("#", table.unpack({}, 1, 100000000)) > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
