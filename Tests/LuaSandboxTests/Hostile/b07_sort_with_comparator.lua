-- class: benign
-- expect: ok
-- tries: sort 200 records with a proper comparator and tie-break (must ALLOW)
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 200 do t[i] = {rank = (i * 73) % 17, id = i} end
  table.sort(t, function(a, b) if a.rank ~= b.rank then return a.rank < b.rank end return a.id < b.id end)
  for i = 2, #t do
    local p, q = t[i - 1], t[i]
    if p.rank > q.rank or (p.rank == q.rank and p.id >= q.id) then return false, "unsorted at " .. i end
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
