-- class: output
-- expect: limit:time
-- tries: denials with long texts for ever
return function()
  local text = ("x"):rep(60000)
  while true do deny("flood", text, "%s", text) end
end
