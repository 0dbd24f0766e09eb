-- class: isolation
-- expect: same-result
-- tries: entry point swaps the implementation that later calls use
local entry = (function()
local impl
local function second() return true end
local function first() impl = second return false end
impl = first
return function(action, share, actor) return impl() end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
