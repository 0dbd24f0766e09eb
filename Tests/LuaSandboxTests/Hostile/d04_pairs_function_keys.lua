-- class: determinism
-- expect: same-result
-- also-ok: error
-- tries: order of C functions as keys depends on where liblua was mapped (ASLR)
local entry = (function()
return function(action, share, actor)
  local t = {[tostring] = "a", [pairs] = "b", [type] = "c", [next] = "d", [select] = "e", [pcall] = "f"}
  local s = ""
  for _, v in pairs(t) do s = s .. v end
  return s < "d", s
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
