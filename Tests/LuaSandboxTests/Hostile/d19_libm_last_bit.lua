-- class: determinism
-- expect: same-result
-- also-ok: error
-- tries: last bits of transcendental functions depend on libm version and on FMA being available
local entry = (function()
return function(action, share, actor)
  local acc = 0
  for i = 1, 2000 do acc = acc + math.sin(i * 1.1) * math.exp(i / 700) + (i + 0.5) ^ 1.3 + math.log(i + 0.1) end
  return string.format("%.17g", acc):sub(-1) % 2 == 0, string.format("%.17g", acc)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
