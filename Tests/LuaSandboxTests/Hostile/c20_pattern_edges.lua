-- class: crash
-- expect: error
-- tries: malformed patterns, too many captures, pattern recursion limit
local entry = (function()
return function(action, share, actor)
  for _, p in ipairs({"%", "[", "[^", "[a-", "[]", "[%", "%b", "%bx", "%f", "%f[", "(", ")", "(()", "%1", "(%1)", "%9", "[a-%]", "^*", ("("):rep(33), ("(a"):rep(40)}) do
    pcall(string.find, "abc", p) pcall(string.gsub, "abc", p, "%1%2") pcall(string.match, "abc", p, math.mininteger)
    pcall(string.gmatch, "abc", p, math.maxinteger) pcall(string.gsub, "abc", p, "%")
  end
  pcall(string.find, ("a"):rep(300000), ("a?"):rep(300000) .. ("a"):rep(10))
  pcall(string.match, ("a"):rep(1000), ("(.)"):rep(32))
  return string.find(("a"):rep(220), ("(.-)%1"):rep(250)) == nil and string.find("x", "[") == 1
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
