-- class: benign
-- expect: ok
-- tries: long boolean rule and a 60-arm elseif ladder (must ALLOW)
local entry = (function()
return function(action, share, actor)
  local k = actor.level
  local r
  if k == -1 then r = "x"
  elseif k == 0 then r = "lvl0"
  elseif k == 1 then r = "lvl1"
  elseif k == 2 then r = "lvl2"
  elseif k == 3 then r = "lvl3"
  elseif k == 4 then r = "lvl4"
  elseif k == 5 then r = "lvl5"
  elseif k == 6 then r = "lvl6"
  elseif k == 7 then r = "lvl7"
  elseif k == 8 then r = "lvl8"
  elseif k == 9 then r = "lvl9"
  elseif k == 10 then r = "lvl10"
  elseif k == 11 then r = "lvl11"
  elseif k == 12 then r = "lvl12"
  elseif k == 13 then r = "lvl13"
  elseif k == 14 then r = "lvl14"
  elseif k == 15 then r = "lvl15"
  elseif k == 16 then r = "lvl16"
  elseif k == 17 then r = "lvl17"
  elseif k == 18 then r = "lvl18"
  elseif k == 19 then r = "lvl19"
  elseif k == 20 then r = "lvl20"
  elseif k == 21 then r = "lvl21"
  elseif k == 22 then r = "lvl22"
  elseif k == 23 then r = "lvl23"
  elseif k == 24 then r = "lvl24"
  elseif k == 25 then r = "lvl25"
  elseif k == 26 then r = "lvl26"
  elseif k == 27 then r = "lvl27"
  elseif k == 28 then r = "lvl28"
  elseif k == 29 then r = "lvl29"
  elseif k == 30 then r = "lvl30"
  elseif k == 31 then r = "lvl31"
  elseif k == 32 then r = "lvl32"
  elseif k == 33 then r = "lvl33"
  elseif k == 34 then r = "lvl34"
  elseif k == 35 then r = "lvl35"
  elseif k == 36 then r = "lvl36"
  elseif k == 37 then r = "lvl37"
  elseif k == 38 then r = "lvl38"
  elseif k == 39 then r = "lvl39"
  elseif k == 40 then r = "lvl40"
  elseif k == 41 then r = "lvl41"
  elseif k == 42 then r = "lvl42"
  elseif k == 43 then r = "lvl43"
  elseif k == 44 then r = "lvl44"
  elseif k == 45 then r = "lvl45"
  elseif k == 46 then r = "lvl46"
  elseif k == 47 then r = "lvl47"
  elseif k == 48 then r = "lvl48"
  elseif k == 49 then r = "lvl49"
  elseif k == 50 then r = "lvl50"
  elseif k == 51 then r = "lvl51"
  elseif k == 52 then r = "lvl52"
  elseif k == 53 then r = "lvl53"
  elseif k == 54 then r = "lvl54"
  elseif k == 55 then r = "lvl55"
  elseif k == 56 then r = "lvl56"
  elseif k == 57 then r = "lvl57"
  elseif k == 58 then r = "lvl58"
  elseif k == 59 then r = "lvl59"
  end
  return r == "lvl3" and (action.kind == "k0" or action.kind == "k1" or action.kind == "k2" or action.kind == "k3" or action.kind == "k4" or action.kind == "k5" or action.kind == "k6" or action.kind == "k7" or action.kind == "k8" or action.kind == "k9" or action.kind == "k10" or action.kind == "k11" or action.kind == "k12" or action.kind == "k13" or action.kind == "k14" or action.kind == "k15" or action.kind == "k16" or action.kind == "k17" or action.kind == "k18" or action.kind == "k19" or action.kind == "k20" or action.kind == "k21" or action.kind == "k22" or action.kind == "k23" or action.kind == "k24" or action.kind == "k25" or action.kind == "k26" or action.kind == "k27" or action.kind == "k28" or action.kind == "k29" or action.kind == "k30" or action.kind == "k31" or action.kind == "k32" or action.kind == "k33" or action.kind == "k34" or action.kind == "k35" or action.kind == "k36" or action.kind == "k37" or action.kind == "k38" or action.kind == "k39" or action.kind == "download")
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
