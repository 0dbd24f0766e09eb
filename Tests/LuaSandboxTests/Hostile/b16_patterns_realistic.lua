-- class: benign
-- expect: ok
-- tries: realistic patterns incl. anchors, sets, frontier, balanced and lazy matches on short inputs (must ALLOW)
local entry = (function()
return function(action, share, actor)
  local ip = {action.ip:match("^(%d+)%.(%d+)%.(%d+)%.(%d+)$")}
  local ext = share.name:match("%.([%a%d]+)$")
  local first = share.name:match("^(.-)%s")
  local bal = ("f(a(b)c)d"):match("%b()")
  local fr = ("THE (quick) fox"):find("%f[%a]%a+%f[%A]", 5)
  local n = select(2, ("a,b,,c"):gsub(",", ";"))
  return #ip == 4 and ip[1] == "203" and ext == "pdf" and first == "Quarterly" and bal == "(a(b)c)" and fr == 6 and n == 3
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
