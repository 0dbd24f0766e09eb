-- class: determinism
-- expect: same-result
-- also-ok: error, limit:memory, limit:time
-- tries: measure the recursion depth at which "stack overflow" appears
local entry = (function()
return function(action, share, actor)
  local depth = 0
  local function f() depth = depth + 1 return 1 + f() end
  pcall(f)
  return depth % 2 == 0, tostring(depth)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
