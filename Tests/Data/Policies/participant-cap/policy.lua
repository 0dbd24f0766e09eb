--- At most so many people are in a share, the owner and pending invitees among them.
return {
  actions = { "sharing" },
  parameters = { maximum = { type = "integer", required = true, minimum = 1 } },
  check = function(request, parameters)
    local after = request.after:count{}
    if after > parameters.maximum then
      deny("too-many-people", "Too many people would be in this share.", "%d people, at most %d", after,
           parameters.maximum)
    end
  end,
}
