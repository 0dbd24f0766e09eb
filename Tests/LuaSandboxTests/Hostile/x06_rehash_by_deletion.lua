-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: a full table in which one key goes and another comes, so that every insertion rebuilds it
return function()
  local t = {}
  for i = 1, 511 do t[i * 1024 + 1] = true end
  local old, new = 1025, 1024 * 1024 + 1
  while true do
    t[new] = true
    t[old] = nil
    old = new
    new = new + 1024
  end
end
