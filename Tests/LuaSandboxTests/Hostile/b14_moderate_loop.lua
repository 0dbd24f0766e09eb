-- class: benign
-- expect: ok
-- tries: about 100k VM instructions of honest work (must ALLOW within the fuel budget)
local entry = (function()
return function(action, share, actor)
  local sieve, count = {}, 0
  for i = 2, 6000 do sieve[i] = true end
  for i = 2, 77 do if sieve[i] then for j = i * i, 6000, i do sieve[j] = false end end end
  for i = 2, 6000 do if sieve[i] then count = count + 1 end end
  return count == 783
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
