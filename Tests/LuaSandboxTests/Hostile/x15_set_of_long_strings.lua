-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: sets of strings that differ only at their end
return function()
  local list = {}
  for i = 1, 40 do list[i] = ("k"):rep(20000) .. i end
  while true do set(list) end
end
