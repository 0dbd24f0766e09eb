-- class: benign
-- expect: ok
-- tries: realistic heavy string handling: split, trim, case-fold, match, rebuild (must ALLOW)
local entry = (function()
local function split(s, sep)
  local out = {}
  for part in (s .. sep):gmatch("(.-)" .. sep:gsub("%p", "%%%0")) do out[#out + 1] = part end
  return out
end
return function(action, share, actor)
  local parts = split(share.path, "/")
  local base = parts[#parts]:lower():gsub("%s+", "-"):gsub("[^%w%.%-]", "")
  local user, domain = actor.email:match("^([^@]+)@([%w%.%-]+)$")
  return base == "quarterly-report.pdf" and user == "bob" and domain:sub(-11) == "example.org"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
