-- class: determinism
-- expect: same-result
-- tries: has the length of a list with holes depend on when the table was rebuilt, which depends on how texts are hashed
return function()
  local lengths = {}
  for round = 1, 40 do
    local t, r = {}, tostring(round)
    t["e0" .. r] = 1 t["f1" .. r] = 1 t["f2" .. r] = 1 t["f3" .. r] = 1 t["b4" .. r] = 1
    t["f1" .. r] = nil t["f3" .. r] = nil t["e0" .. r] = nil
    t[2] = 1 t[3] = 1 t[1] = 1 t[4] = 1 t["zz" .. r] = 1 t[1] = nil
    lengths[round] = #t
  end
  deny("lengths", table.concat(lengths, " "))
end
