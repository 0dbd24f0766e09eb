-- class: parser
-- expect: load-error
-- tries: syntax error whose "near" token carries terminal escapes, CRLF and markup into the error message
local entry = (function()
return function(action, share, actor)
  return "[2J[31m<script>alert(1)</script> unfinished
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
