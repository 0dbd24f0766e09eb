-- class: memory
-- expect: limit:memory
-- also-ok: error
-- tries: string.pack("c1000000000", "") pads with a gigabyte of zero bytes
local entry = (function()
return function(action, share, actor)
  return #string.pack("c1000000000", "") > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
