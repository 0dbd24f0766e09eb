-- class: benign
-- expect: ok
-- tries: memo table local to the call (must ALLOW every time)
local entry = (function()
return function(action, share, actor)
  local memo = {}
  local function fib(n) if n < 2 then return n end if memo[n] then return memo[n] end local v = fib(n - 1) + fib(n - 2) memo[n] = v return v end
  return fib(80) == 23416728348467685
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
