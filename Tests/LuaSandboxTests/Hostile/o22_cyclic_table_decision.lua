-- class: output
-- expect: error
-- also-ok: sanitized, blocked
-- tries: cyclic result table (recursive converters never return)
local entry = (function()
return function(action, share, actor)
  local t = {allow = false} t.self = t t[1] = {t} t[t] = t
  return t, t
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
