-- class: benign
-- expect: ok
-- tries: order-independent iteration over the input with pairs/ipairs/next/# (must ALLOW)
local entry = (function()
return function(action, share, actor)
  local n, strs = 0, 0
  for k, v in pairs(share) do n = n + 1 if type(v) == "string" then strs = strs + 1 end end
  local tags = 0
  for i, tag in ipairs(share.tags) do tags = tags + i end
  return n == 7 and strs == 5 and tags == 6 and #share.tags == 3 and next(action) ~= nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
