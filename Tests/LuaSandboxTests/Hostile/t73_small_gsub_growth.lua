-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: gsub that blows 60 bytes up to 60 KB, thrown away, for ever
local entry = (function()
return function(action, share, actor)
  local r = ("%0"):rep(500) .. ("x"):rep(400)
  while true do local s = ("abcdefghij"):rep(4):gsub(".", r) end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
