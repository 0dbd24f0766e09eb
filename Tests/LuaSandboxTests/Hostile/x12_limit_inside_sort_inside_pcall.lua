-- class: time
-- expect: limit:time
-- tries: the limit is met in a comparator, in a replacement, in an iterator, each below several protected calls
return function()
  local spin = function() while true do end end
  local t = {3, 2, 1}
  pcall(pcall, pcall, table.sort, t, spin)
  pcall(string.gsub, "abc", ".", spin)
  pcall(any, t, spin)
end
