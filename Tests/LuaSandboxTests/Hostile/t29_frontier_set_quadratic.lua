-- class: time
-- expect: limit:time
-- also-ok: error, limit:memory
-- tries: a huge [set] is rescanned for every subject character (pattern length x subject length)
local entry = (function()
return function(action, share, actor)
  local set = {}
  for i = 1, 20000 do set[i] = string.char(65 + i % 20) end
  local pat = "[" .. table.concat(set) .. "]*!"
  return (("z"):rep(200000)):find(pat) == nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
