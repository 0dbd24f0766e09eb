-- class: escape
-- expect: blocked
-- also-ok: error
-- tries: run a command / read the environment / exit the process through os
local entry = (function()
return function(action, share, actor)
  if os then
    if os.getenv and os.getenv("PATH") then return true end
    if os.execute then return true end
  end
  return false, "no os"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
