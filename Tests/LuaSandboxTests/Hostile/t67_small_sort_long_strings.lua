-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: sort 10 strings that share a 50 KB prefix, for ever
local entry = (function()
return function(action, share, actor)
  local p, t = ("k"):rep(50000), {}
  for i = 1, 10 do t[i] = p .. (i * 7 % 10) end
  while true do table.sort(t) t[1], t[10] = t[10], t[1] end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
