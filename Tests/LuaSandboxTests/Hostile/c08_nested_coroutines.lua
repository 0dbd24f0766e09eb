-- class: crash
-- expect: error
-- also-ok: limit:time, limit:memory, blocked
-- tries: coroutine inside coroutine inside coroutine (lua_resume recursion, CVE-2021-43519 shape)
local entry = (function()
return function(action, share, actor)
  local function go(n) return coroutine.wrap(go)(n + 1) end
  return go(1) == nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
