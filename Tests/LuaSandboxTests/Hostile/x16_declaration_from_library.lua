-- class: parser
-- expect: load-error
-- tries: a declaration that contains itself
local t = {actions = {}}
t.actions[1] = t
return t
