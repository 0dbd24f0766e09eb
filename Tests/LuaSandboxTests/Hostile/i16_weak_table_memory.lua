-- class: isolation
-- expect: same-result
-- also-ok: error
-- tries: detects earlier evaluations by what the collector has or has not yet cleared
local entry = (function()
local cache = setmetatable({}, {__mode = "v"})
return function(action, share, actor)
  local had = cache[1] ~= nil
  cache[1] = {}
  return had
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
