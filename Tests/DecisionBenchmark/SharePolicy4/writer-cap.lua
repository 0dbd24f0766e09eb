--- At most so many people may write once the invitee is in: the owner, and those who have not accepted yet, among them.
return {
  actions = { "addParticipant" },
  parameters = { maximum = { type = "integer", default = 5, minimum = 1, about = "most people who may write" } },
  check = function(request, parameters)
    local writers = request.after:count{ permission = "readWrite" }
    if writers > parameters.maximum then
      deny("too-many-writers", "Too many people could write; make somebody read-only first.",
           "%d people could write, the maximum is %d", writers, parameters.maximum)
    end
  end,
}
