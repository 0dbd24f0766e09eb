-- class: crash
-- expect: error
-- also-ok: limit:time
-- tries: table.insert/remove/move/concat with extreme positions
local entry = (function()
return function(action, share, actor)
  local t, M, m = {1, 2, 3}, math.maxinteger, math.mininteger
  pcall(table.insert, t, M, 1) pcall(table.insert, t, m, 1) pcall(table.insert, t, 0, 1)
  pcall(table.remove, t, M) pcall(table.remove, t, m) pcall(table.remove, {}, 0)
  pcall(table.move, t, m, M, 1) pcall(table.move, t, 1, 3, M) pcall(table.move, t, M, M, m) pcall(table.move, t, -3, -1, M - 1)
  pcall(table.concat, t, ",", M, M) pcall(table.concat, t, ",", m, m + 1)
  t[M] = 1 t[m] = 1
  pcall(table.concat, t, ",", M - 1, M)
  return table.concat(t, ",", M, M) == "1" and table.insert(t, M, 5)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
