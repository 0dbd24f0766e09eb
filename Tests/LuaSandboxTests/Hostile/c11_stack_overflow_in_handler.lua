-- class: crash
-- expect: error
-- also-ok: blocked, limit:time, limit:memory
-- tries: Lua-stack overflow, then another one inside the message handler
local entry = (function()
return function(action, share, actor)
  local function f() return 1 + f() end
  local ok = xpcall(f, f)
  ok = xpcall(f, function(m) return xpcall(f, f) end)
  return ok == nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
