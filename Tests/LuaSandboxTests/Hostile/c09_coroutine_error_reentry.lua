-- class: crash
-- expect: error
-- also-ok: limit:time, limit:memory, blocked
-- tries: each level catches the C stack overflow and immediately resumes another coroutine
local entry = (function()
return function(action, share, actor)
  local function go(n)
    local co = coroutine.create(go)
    local ok, e = coroutine.resume(co, n + 1)
    if not ok then coroutine.wrap(function() pcall(go, n) end)() end
    return ok
  end
  return go(1) == nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
