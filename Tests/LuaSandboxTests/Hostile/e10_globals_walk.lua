-- class: escape
-- expect: blocked
-- also-ok: error
-- tries: breadth-first walk of everything reachable from _G/_ENV/arguments, looking for functions outside the allow-list
local entry = (function()
return function(action, share, actor)
  local bad = {execute = 1, popen = 1, open = 1, getenv = 1, exit = 1, loadlib = 1, getregistry = 1, sethook = 1,
    loadfile = 1, dofile = 1, load = 1, require = 1, dump = 1, collectgarbage = 1, time = 0, clock = 1, remove = 0, tmpname = 1,
    setlocale = 1, setupvalue = 1, upvaluejoin = 1, searchpath = 1, input = 1, lines = 1, print = 1, warn = 1, random = 1}
  local seen, queue, n = {}, {_ENV, action, share, actor, ("").upper and string or {}}, 0
  while #queue > 0 do
    local t = table.remove(queue)
    if type(t) == "table" and not seen[t] and n < 200 then
      seen[t] = true n = n + 1
      for k, v in next, t do
        if type(v) == "table" then queue[#queue + 1] = v end
        if type(v) == "function" and bad[k] == 1 then return true, "reached " .. k end
      end
      local mt = getmetatable and getmetatable(t)
      if type(mt) == "table" then queue[#queue + 1] = mt end
    end
  end
  return false, "nothing reached"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
