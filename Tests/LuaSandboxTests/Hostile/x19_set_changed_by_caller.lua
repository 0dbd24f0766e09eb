-- class: isolation
-- expect: same-result
-- tries: change a set, an address or the request through what the library gives out
return function(request)
  local s, a = set{"b", "a"}, email("ana@example.com")
  pcall(function() s[1] = "x" end)
  pcall(rawset, s, 1, "x")
  pcall(table.insert, request.share.tags, "x")
  pcall(table.sort, request.share.tags)
  pcall(function() a.extra = 1 end)
  deny("kept", table.concat(s, ",") .. " " .. table.concat(request.share.tags, ",") .. " " .. tostring(rawget(a, "extra")))
end
