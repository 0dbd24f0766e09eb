-- class: time
-- expect: limit:time
-- tries: long texts given to the readers of addresses, times and people, for ever
return function()
  local long = ("a."):rep(20000) .. "@" .. ("b."):rep(5000) .. "example"
  while true do email(long) time(long) pcall(matches, long, {long}) end
end
