-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: look up freshly built 60 KB string keys (hash + full comparison per lookup)
local entry = (function()
return function(action, share, actor)
  local base, t, n = ("K"):rep(59990), {}, 0
  for i = 1, 3 do t[base .. i] = i end
  while true do n = n + t[base .. "1"] + t[base .. "2"] end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
