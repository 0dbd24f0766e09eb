-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: a table made of thousands of arguments in two instructions, again and again
local function spin(...)
  while true do local t = {...} end
end
return function() spin(table.unpack({}, 1, 20000)) end
