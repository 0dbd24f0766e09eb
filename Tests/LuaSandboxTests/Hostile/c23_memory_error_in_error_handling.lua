-- class: crash
-- expect: limit:memory
-- also-ok: error, limit:time, blocked
-- tries: heap full + error-in-error-handling: 5.4.4 allocates the message unprotected in luaD_seterrorobj (panic)
local entry = (function()
return function(action, share, actor)
  local keep = {}
  local function fill()
    pcall(function() while true do keep[#keep + 1] = ("f"):rep(2000) .. #keep end end)
    pcall(function() while true do keep[#keep + 1] = {} end end)
    pcall(function() while true do keep = {keep} end end)
  end
  local co = coroutine.create(function()
    local function loop() assert(pcall(loop)) end
    fill()
    xpcall(loop, loop)
    coroutine.yield()
  end)
  coroutine.resume(co)
  fill()
  local function loop() assert(pcall(loop)) end
  for i = 1, 20 do xpcall(loop, loop) end
  coroutine.close(co)
  return true
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
