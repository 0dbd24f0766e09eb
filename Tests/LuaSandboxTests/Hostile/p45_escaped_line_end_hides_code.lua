-- class: parser
-- expect: load-error
-- tries: an escaped line end of two characters makes the checks take code for a text
return function(request)
  local power = "\
" .. request.share.bytes ^ 0.3 .. ""
  deny("hostile", power)
end
