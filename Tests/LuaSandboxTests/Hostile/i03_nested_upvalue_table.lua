-- class: isolation
-- expect: same-result
-- tries: state kept in a table captured two closures deep (a shallow upvalue reset does not see it)
local entry = (function()
local cache = {seen = {n = 0}}
local function remember() cache.seen.n = cache.seen.n + 1 return cache.seen.n end
return function(action, share, actor)
  return remember() > 1
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
