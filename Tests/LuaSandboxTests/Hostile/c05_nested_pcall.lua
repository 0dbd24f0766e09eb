-- class: crash
-- expect: error
-- also-ok: limit:time, blocked
-- tries: pcall recursion up to the C-call limit
local entry = (function()
return function(action, share, actor)
  local function f() return pcall(f) end
  local ok, e = f()
  local function g(n) local a, b = pcall(g, n + 1) return a and n or 0 end
  return g(1) < 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
