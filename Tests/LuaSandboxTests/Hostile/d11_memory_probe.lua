-- class: determinism
-- expect: same-result
-- also-ok: limit:memory, error
-- tries: binary search for the amount of memory left and use its low bits
local entry = (function()
return function(action, share, actor)
  local lo, hi = 0, 1 << 26
  while lo < hi do
    local mid = (lo + hi + 1) // 2
    if pcall(string.rep, "x", mid) then lo = mid else hi = mid - 1 end
  end
  return lo % 2 == 0, tostring(lo)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
