-- class: time
-- expect: limit:time
-- tries: plain find, %b, [set] and lazy matches that are quadratic on 60 KB inputs
local entry = (function()
return function(action, share, actor)
  local hay, nee = ("a"):rep(60000), ("a"):rep(30000) .. "b"
  local par, set = ("("):rep(60000), "[" .. ("bcdefg"):rep(80) .. "]*!"
  while true do
    pcall(string.find, hay, nee, 1, true)
    pcall(string.find, par, "%b()")
    pcall(string.find, hay, set)
    pcall(string.match, hay, "a-b")
  end
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
