-- class: benign
-- expect: ok
-- tries: insert/remove/concat/unpack/pack/move on small tables (must ALLOW)
local entry = (function()
return function(action, share, actor)
  local t = {}
  for i = 1, 50 do table.insert(t, i) end
  table.insert(t, 1, 0) table.remove(t, 1) table.remove(t)
  local m = table.move(t, 1, 5, 3, {"a", "b"})
  local p = table.pack(table.unpack(t, 1, 10))
  return #t == 49 and table.concat(m, ",") == "a,b,1,2,3,4,5" and p.n == 10 and p[10] == 10
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
