-- class: output
-- expect: sanitized
-- tries: bidi overrides, zero-width and tag characters that make the shown text differ from the stored text
local entry = (function()
return function(action, share, actor)
  return false, "\u{202E}dewolla\u{202C} \u{2066}x\u{2069} a\u{200B}b\u{FEFF} \u{E0041}\u{E0042}"
end
end)()

return function(request)
  local decision, reason = entry(request.action, request.share, request.actor)
  if decision == true then return end
  if decision == false then return deny("hostile", reason or "denied") end
  return decision
end
