-- class: time
-- expect: limit:time
-- also-ok: error, load-error
-- tries: limit error kills a wrapped coroutine; auxwrap then runs its pending __close with hooks still disabled on that thread
local entry = (function()
return function(action, share, actor)
  local mt = {__close = function() while true do end end}
  pcall(coroutine.wrap(function()
    local guard <close> = setmetatable({}, mt)
    while true do end
  end))
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
