-- class: crash
-- expect: error
-- also-ok: blocked, limit:time, limit:memory
-- tries: Debian 5.4.4-3 only: the CVE-2022-33099 backport lacks upstream 603b2c64, so a __concat that grows the Lua stack leaves L->top dangling
local entry = (function()
return function(action, share, actor)
  local function deep(n) if n == 0 then return 0 end return 1 + deep(n - 1) end
  local o = setmetatable({}, {__concat = function(a, b) deep(3000) return "x" end})
  local wrong = 0
  for i = 1, 50 do
    local s, a, b, c = coroutine.wrap(function()
      local a, b, c = "p", "q", "r"
      local s = a .. b .. c .. o
      return s, a, b, c
    end)()
    if s ~= "pqx" or a ~= "p" or b ~= "q" or c ~= "r" then wrong = wrong + 1 end
  end
  return wrong > 0, "corrupted " .. wrong .. " of 50"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
