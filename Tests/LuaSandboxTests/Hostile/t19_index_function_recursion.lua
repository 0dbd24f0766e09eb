-- class: time
-- expect: limit:time
-- also-ok: error
-- tries: __index functions that re-enter the VM recursively, error swallowed at every level (exponential)
local entry = (function()
return function(action, share, actor)
  local t = setmetatable({}, {__index = function(self, k)
    for i = 1, 8 do pcall(function() return self[k + 1] end) end
    return k
  end})
  return t[1] ~= nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
