-- class: output
-- expect: sanitized
-- tries: a denial inside a function that fails, caught: the denial must stay
return function()
  pcall(function() deny("stays", "It stays.") error("undo") end)
end
