-- class: output
-- expect: sanitized
-- tries: reason with invalid UTF-8 (lone continuation bytes, truncated sequence, overlong, surrogate)
local entry = (function()
return function(action, share, actor)
  return false, "bad \x80\xbf \xe2\x82 \xc0\xaf \xed\xa0\x80 \xf8\x88\x80\x80\x80 \xff\xfe end"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
