-- class: crash
-- expect: blocked
-- tries: the most captures of a pattern, and back references far beyond them, on strings that are short
local entry = (function()
return function(action, share, actor)
  local most = select("#", string.match(("a"):rep(40), ("(.)"):rep(32)))
  local longer = pcall(string.match, ("a"):rep(40), ("(.)"):rep(33))
  local found = pcall(string.find, ("a"):rep(220), ("(.-)%1"):rep(250))
  local replaced = pcall(string.gsub, ("a"):rep(220), ("(.-)%1"):rep(250), "%9")
  local ends = string.find(("a"):rep(220), ("(.-)%1"):rep(32) .. "b")
  return most ~= 32 or longer or found or replaced or ends ~= nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
