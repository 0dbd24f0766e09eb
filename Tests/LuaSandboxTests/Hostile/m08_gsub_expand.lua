-- class: memory
-- expect: limit:memory
-- also-ok: error, limit:time
-- tries: gsub that multiplies the subject by 1000 each round
local entry = (function()
return function(action, share, actor)
  local s = "aaaaaaaaaa"
  for i = 1, 10 do s = s:gsub(".", ("a"):rep(1000)) end
  return #s > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
