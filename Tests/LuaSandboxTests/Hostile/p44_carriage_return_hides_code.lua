-- class: parser
-- expect: load-error
-- tries: a carriage return ends the comment for Lua and for no editor
return function(request)
  -- nothing to see here if request.share.bytes then return end
  deny("hostile", "denied")
end
