-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: thousands of arguments handed to an empty function again and again
local function ignore() end
local function spin(...)
  while true do ignore(...) end
end
return function() spin(table.unpack({}, 1, 30000)) end
