-- class: memory
-- expect: limit:memory
-- also-ok: error, limit:time
-- tries: utf8.char / utf8.codepoint with hundreds of thousands of arguments
local entry = (function()
return function(action, share, actor)
  local s = "\u{1F600}"
  for i = 1, 18 do s = s .. utf8.char(utf8.codepoint(s, 1, -1)) end
  return #s > 0
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
