-- class: determinism
-- expect: same-result
-- also-ok: error
-- tries: iterate the environment / library tables
local entry = (function()
return function(action, share, actor)
  local s = {}
  for k in pairs(_G) do s[#s + 1] = k end
  for k in pairs(string) do s[#s + 1] = k end
  local h = 7
  for i = 1, #s do for j = 1, #s[i] do h = (h * 33 + s[i]:byte(j)) % 1000003 end end
  return h % 2 == 0, tostring(h)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
