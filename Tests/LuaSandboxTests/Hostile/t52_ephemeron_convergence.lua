-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: a chain of weak-key tables makes the atomic GC phase converge slowly, outside any hook
local entry = (function()
return function(action, share, actor)
  local mt = {__mode = "k"}
  local keys, tabs = {}, {}
  for i = 1, 12000 do keys[i] = {} tabs[i] = setmetatable({}, mt) end
  for i = 1, 11999 do tabs[(i * 5003) % 12000 + 1][keys[i]] = keys[i + 1] end
  local root = keys[1]
  keys = nil
  for i = 1, 200000 do local junk = {i, {i}} end
  return root ~= nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
