-- class: time
-- expect: limit:time
-- also-ok: limit:memory, error
-- tries: utf8.len over a 4 MB string allocates nothing and runs no VM code
local entry = (function()
return function(action, share, actor)
  local s, n = ("\u{e9}"):rep(2000000), 0
  for i = 1, 100000 do n = n + utf8.len(s) end
  return n > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
