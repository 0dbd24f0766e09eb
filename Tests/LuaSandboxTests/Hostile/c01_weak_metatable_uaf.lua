-- class: crash
-- expect: error
-- also-ok: limit:memory, limit:time, blocked
-- tries: 5.4.4 bug: metatable in a weak table is collected by an emergency GC while luaV_finishset uses it (use-after-free)
local entry = (function()
return function(action, share, actor)
  local keep = {}
  local function poke()
    local mt = setmetatable({__newindex = {}}, {__mode = "v"})
    local t = setmetatable({}, mt)
    for i = 1, 100 do t[i] = 1 end
  end
  for k = 1, 200 do
    pcall(function() while true do keep[#keep + 1] = ("x"):rep(1000) .. #keep end end)
    pcall(poke)
    keep[#keep] = nil keep[#keep] = nil
    pcall(poke)
  end
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
