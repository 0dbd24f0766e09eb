-- class: time
-- expect: limit:time
-- tries: thousands of patterns against a domain, for ever
return function()
  local list = {}
  for i = 1, 2000 do list[i] = "*.host-" .. i .. ".example.com" end
  while true do matches("a.b.c.example.org", list) end
end
