-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: as many small objects as fit, then garbage, so that the collector has the most to do
return function()
  local keep = {}
  for i = 1, 9000 do keep[i] = {i, {i}} end
  while true do local junk = {{}, {}, {}} end
end
