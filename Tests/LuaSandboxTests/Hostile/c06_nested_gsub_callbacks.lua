-- class: crash
-- expect: error
-- also-ok: limit:time, blocked, limit:memory
-- tries: gsub callback that calls gsub ... about 200 C frames with a 1 KB buffer each
local entry = (function()
return function(action, share, actor)
  local function cb(s) return (("abc"):gsub(".", function(c) return cb(c) end)) end
  return #cb("x") < 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
