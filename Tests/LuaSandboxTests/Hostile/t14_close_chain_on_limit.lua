-- class: time
-- expect: limit:time
-- also-ok: error, load-error
-- tries: each __close handler that runs while the limit error unwinds burns another slice of time
local entry = (function()
return function(action, share, actor)
  local setmetatable = assert(setmetatable, "no setmetatable")
  local mt = {__close = function() local n = 0 for i = 1, 1e9 do n = n + 1 end end}
  local function level(d)
    local g <close> = setmetatable({}, mt)
    if d > 0 then return (level(d - 1)) end
    while true do end
  end
  pcall(level, 100)
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
