-- class: time
-- expect: limit:time
-- also-ok: error
-- tries: polynomial/exponential backtracking with repeated '.-' in string.find (one C call, no hook)
local entry = (function()
return function(action, share, actor)
  local s = ("a"):rep(3000)
  return s:find((".-"):rep(9) .. "b") == nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
