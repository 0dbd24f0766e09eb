-- class: crash
-- expect: error
-- tries: malformed and oversized string.format directives
local entry = (function()
return function(action, share, actor)
  for _, f in ipairs({"%", "%1000d", "%.1000f", "%-+ #0-+ #0d", "%*d", "%n", "%lld", "%5$d", "%q%q", "%99.99a", "%i", "%c%c%c", "%10q"}) do
    pcall(string.format, f, 1, 2, 3)
  end
  pcall(string.format, "%d", 1.5) pcall(string.format, "%d", "0x10") pcall(string.format, "%s") pcall(string.format, "%c", 1e300)
  pcall(string.format, "%q", 0/0) pcall(string.format, "%q", math.mininteger) pcall(string.format, "%q", {})
  return string.format(("%1"):rep(50) .. "d", 1) == nil
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
