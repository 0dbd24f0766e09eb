-- class: benign
-- expect: ok
-- tries: UTF-8 names in source, comparison, length in characters and deny reason kept intact (must ALLOW)
local entry = (function()
local allowed = {["Zoë"] = true, ["Łukasz"] = true, ["山田太郎"] = true, ["Владимир"] = true}
return function(action, share, actor)
  local n = 0
  for name in pairs(allowed) do n = n + utf8.len(name) end
  local cps = 0
  for _, c in utf8.codes("naïve café 👍") do cps = cps + 1 end
  return n == 21 and cps == 12 and utf8.char(0x5c71) == "山"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
