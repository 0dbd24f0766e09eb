-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: one string.format call with 200k '%99.99f' items
local entry = (function()
return function(action, share, actor)
  local ok = true
  local f = ("%99.99f"):rep(240)
  local args = {}
  for i = 1, 240 do args[i] = 1e308 end
  for i = 1, 100000 do local s = f:format(table.unpack(args)) end
  return ok
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
