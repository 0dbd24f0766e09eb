-- class: time
-- expect: limit:time
-- tries: as many colliding keys as no price is raised for
return function()
  local t, n = {}, 0
  for i = 1, 512 do t[i * 511] = true end
  local miss = 511 * 9999
  while true do if t[miss] then n = n + 1 end end
end
