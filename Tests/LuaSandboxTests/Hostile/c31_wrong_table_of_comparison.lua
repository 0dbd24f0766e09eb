-- class: crash
-- expect: load-error
-- tries: 5.4.0-5.4.4 bug: an upvalue indexed by a comparison looks into whatever lies in a register (decision flips)
local refused = { [true] = "refused", [false] = nil }
local other = { list = { [true] = nil, [false] = nil } }

return function(request)
  do local a, b, c = other.list, other.list, other.list end
  local reason = refused[request.share.bytes > 5]
  if reason then deny("hostile", reason) end
end
