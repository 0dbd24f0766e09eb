-- class: parser
-- expect: error
-- also-ok: load-error, blocked
-- tries: _ENV <const> holding a string/nil/true constant and a nested function that uses globals
local entry = (function()
return function(action, share, actor)
  local function inner()
    local _ENV <const> = "const"
    local function deep() return len(x), y == nil end
    return deep()
  end
  local _ENV <const> = nil
  return inner()
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
