-- class: memory
-- expect: error
-- also-ok: limit:memory, limit:time
-- tries: non-tail recursion until "stack overflow" (up to about 200000 frames, 16 MB of Lua stack + CallInfo)
local entry = (function()
return function(action, share, actor)
  local function f(n) return 1 + f(n + 1) end
  return f(1) > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
