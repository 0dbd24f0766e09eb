-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: every new coroutine starts with a fresh hook counter; do < 1000 instructions in each so the hook never fires
local entry = (function()
return function(action, share, actor)
  local function work() local x = 0 for i = 1, 180 do x = x + i * 2 end return x end
  local n = 0
  local wrap = coroutine.wrap
  for i = 1, 2000000 do n = n + wrap(work)() end
  return n > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
