-- class: determinism
-- expect: same-result
-- tries: the same with functions and tables as keys, which are hashed by where they lie in memory
return function(request)
  local lengths = {}
  local names = { string.len, string.rep, string.sub, math.abs, table.concat, next, pairs, pcall, (pairs(request)),
    (ipairs({})), set({ 1 }).has, request.has }
  for round = 1, 60 do
    local t, mine = { [4] = 1 }, {}
    for i = 1, 4 do
      local key = (round % 3 == 0 and {}) or (round % 3 == 1 and function() return i end) or names[(round + i) % 12 + 1]
      if key then mine[#mine + 1] = key t[key] = 1 end
    end
    t[mine[1]] = nil t[mine[2]] = nil
    t[2] = 1 t[3] = 1
    lengths[round] = #t
  end
  deny("lengths", table.concat(lengths, " "))
end
