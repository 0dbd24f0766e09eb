-- class: crash
-- expect: blocked
-- also-ok: error, load-error
-- tries: 5.4.0-5.4.4 bug: break may close the wrong stack level when the loop has captured variables
local entry = (function()
return function(action, share, actor)
  local closed = false
  local guard = setmetatable({}, {__close = function() closed = true end})
  local function run()
    for k, v in next, {1}, nil, guard do
      local f = function() return k end
      break
    end
  end
  run()
  return not closed, "closed=" .. tostring(closed)
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
