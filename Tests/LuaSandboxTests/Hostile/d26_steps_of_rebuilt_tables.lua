-- class: determinism
-- expect: same-result
-- tries: has steps depend on whether numbers lie in the list part or the hash part of a large table
return function()
  local t = {}
  for i = 1, 500 do t["k" .. i] = i end
  for i = 1, 500, 2 do t["k" .. i] = nil end
  for i = 1, 300 do t[i] = i end
  for i = 1, 200 do t["n" .. i] = i end
  local sum = 0
  for i = 1, 2000 do sum = sum + i end
  deny("length", tostring(#t))
end
