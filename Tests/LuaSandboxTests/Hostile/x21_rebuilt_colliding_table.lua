-- class: time
-- expect: limit:time
-- tries: a full table of colliding keys, built anew for each key that comes while another goes
local size, t = 1024, {}
for i = 1, size - 1 do t[i * (size - 1)] = true end

return function()
  local at = size - 1
  while true do
    at = at + 1
    t[at * (size - 1)] = true
    t[(at - 1) * (size - 1)] = nil
  end
end
