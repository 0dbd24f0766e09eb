-- class: benign
-- expect: ok
-- tries: legitimate pcall/error with string and table errors (must ALLOW)
local entry = (function()
return function(action, share, actor)
  local function check(cond, code) if not cond then error({code = code}, 0) end return true end
  local ok1 = pcall(check, true)
  local ok2, e2 = pcall(check, false, 42)
  local ok3, e3 = pcall(function() return nil + 1 end)
  return ok1 and not ok2 and e2.code == 42 and not ok3 and type(e3) == "string"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
