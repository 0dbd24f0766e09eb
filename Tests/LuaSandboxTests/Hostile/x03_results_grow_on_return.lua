-- class: time
-- expect: limit:time
-- also-ok: limit:memory
-- tries: each level returns what the level below returned and more: every return copies all of it
local function add(n)
  if n == 0 then return end
  return nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil,
    nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, add(n - 1)
end
return function() while true do add(300) end end
