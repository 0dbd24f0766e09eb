--- At most so many people are in a share, its owner and those who have not accepted yet among them.
return {
  actions = { "sharing" },
  parameters = {
    maximum = { type = "integer", default = 20, minimum = 1, about = "most people in a share, its owner included" },
  },
  check = function(request, parameters)
    local before, after = request.share, request.after:count{}
    -- A share that is over the cap already may shrink, or stay as it is.
    if after > parameters.maximum and (not before or after > before:count{}) then
      deny("too-many-people", "Too many people would be in this share; remove somebody first.",
           "%d people, the maximum is %d", after, parameters.maximum)
    end
  end,
}
