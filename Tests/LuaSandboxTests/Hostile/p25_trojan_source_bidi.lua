-- class: parser
-- expect: load-error
-- also-ok: ok
-- tries: bidi controls in a comment make reviewers see other code than what runs
local entry = (function()
return function(action, share, actor)
  --[[ ‮ ]] do return true end --[[ ⁦ only if owner ]]
  return false
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
