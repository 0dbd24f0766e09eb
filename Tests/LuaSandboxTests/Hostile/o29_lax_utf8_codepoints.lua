-- class: output
-- expect: sanitized
-- also-ok: error
-- tries: utf8.char accepts surrogates and values up to 2^31: byte sequences that strict UTF-8 decoders trap on
local entry = (function()
return function(action, share, actor)
  return false, utf8.char(0xD800, 0xDFFF, 0x110000, 0x7FFFFFFF, 0xFFFE, 0xFFFF)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
