-- class: crash
-- expect: error
-- also-ok: limit:time, limit:memory
-- tries: __eq/__index/__lt recursion through 100000 nested tables
local entry = (function()
return function(action, share, actor)
  local mt = {}
  mt.__eq = function(a, b) return a[1] == b[1] end
  local function build() local t = setmetatable({}, mt) for i = 1, 30000 do t = setmetatable({t}, mt) end return t end
  return build() == build()
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
