-- class: output
-- expect: load-error
-- tries: a denial before anything is asked
deny("early", "Too early.")
return function() end
