--- Nobody gets in by a one-time link: none is made, widened or handed out, and nobody uses one.
return {
  actions = { "sharing" },
  parameters = {
    highest = { type = "permission", default = "none", oneOf = { "none", "readOnly" },
                about = "the most that a one-time link may permit" },
  },
  check = function(request, parameters)
    local function isTooMuch(person)
      return person.isOneTimeURL and (parameters.highest == "none" or person.permission == "readWrite")
    end
    if any(request.gains, isTooMuch) then
      deny("one-time-link", "One-time links are not allowed here; invite people by name.",
           "a one-time link, at most %s is allowed", parameters.highest)
    end
    -- mutate: allow fetching an address changes nothing, so that before and after are the same
    if request.action.name == "getOneTimeURL" and isTooMuch(request.share:find(request.action.participant)) then
      deny("one-time-link-handed-out", "This one-time link cannot be handed out; invite people by name.",
           "its one-time link, at most %s is allowed", parameters.highest)
    end
  end,
}
