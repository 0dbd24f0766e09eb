-- class: output
-- expect: sanitized
-- tries: ANSI/OSC sequences that recolour, clear, retitle or inject into a terminal showing the log
local entry = (function()
return function(action, share, actor)
  return false, "\27[2J\27[1;31mALLOW\27[0m \27]0;owned\7 \27]52;c;ZWNobw==\7 \x9b31m \27P$q\27\\"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
