-- class: output
-- expect: sanitized
-- also-ok: error
-- tries: __name with control characters ends up in host error messages and in luaL_tolstring output
local entry = (function()
return function(action, share, actor)
  return false, setmetatable({}, {__name = "\27[31mFILE*\0\r\nALLOW"})
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
