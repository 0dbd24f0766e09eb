-- class: benign
-- expect: ok
-- tries: small combinator library built from closures (must ALLOW)
local entry = (function()
local function all(...) local fs = {...} return function(x) for i = 1, #fs do if not fs[i](x) then return false end end return true end end
local function any(...) local fs = {...} return function(x) for i = 1, #fs do if fs[i](x) then return true end end return false end end
local function field(k, v) return function(x) return x[k] == v end end
local rule = all(any(field("visibility", "link"), field("visibility", "public")), function(s) return s.bytes < 10 * 1024 * 1024 end)
return function(action, share, actor) return rule(share) end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
