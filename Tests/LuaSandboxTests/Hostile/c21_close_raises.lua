-- class: crash
-- expect: error
-- also-ok: blocked, load-error
-- tries: __close metamethods that raise while another error is being propagated
local entry = (function()
return function(action, share, actor)
  local mt = {__close = function(_, e) error({e}) end}
  local function f(n) local x <close> = setmetatable({}, mt) if n > 0 then f(n - 1) end error("inner") end
  for i = 1, 20 do pcall(f, 150) end
  f(150)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
