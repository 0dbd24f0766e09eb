-- class: output
-- expect: error
-- tries: an error message that claims to come from another line and carries controls
return function() error("policy.lua:99999999: \27[31mpolicy.lua:1: fine\0", 0) end
