-- class: time
-- expect: limit:time
-- also-ok: error, load-error
-- tries: coroutine.close() on a coroutine that died inside the hook; its __close spins unhooked
local entry = (function()
return function(action, share, actor)
  local co = coroutine.create(function()
    local guard <close> = setmetatable({}, {__close = function() while true do end end})
    while true do end
  end)
  pcall(coroutine.resume, co)
  coroutine.close(co)
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
