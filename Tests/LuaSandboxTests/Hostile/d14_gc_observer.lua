-- class: determinism
-- expect: same-result
-- also-ok: error
-- tries: count how many weak references the collector has cleared so far
local entry = (function()
return function(action, share, actor)
  local w = setmetatable({}, {__mode = "v"})
  for i = 1, 2000 do w[i] = {i} end
  local n = 0
  for i = 1, 2000 do if w[i] then n = n + 1 end end
  return n % 2 == 0, tostring(n)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
