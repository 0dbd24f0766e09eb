-- class: benign
-- expect: ok
-- tries: goto continue, nested breaks, repeat-until with local in condition (must ALLOW)
local entry = (function()
return function(action, share, actor)
  local odd = 0
  for i = 1, 20 do
    if i % 2 == 0 then goto continue end
    odd = odd + 1
    ::continue::
  end
  local k = 0
  repeat local done = k >= 5 k = k + 1 until done
  for i = 1, 3 do for j = 1, 3 do if j == 2 then break end k = k + 1 end end
  return odd == 10 and k == 9
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
