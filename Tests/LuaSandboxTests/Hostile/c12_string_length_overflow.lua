-- class: crash
-- expect: error
-- tries: string.rep / concat sizes that overflow size_t
local entry = (function()
return function(action, share, actor)
  local a = pcall(string.rep, "abc", math.maxinteger)
  local b = pcall(string.rep, "x", 1 << 62, ("y"):rep(100))
  local c = pcall(string.rep, "ab", (1 << 63) - 1, "cd")
  if a or b or c then return true end
  return ("x"):rep(1 << 61, "yyyyyyyy") == nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
