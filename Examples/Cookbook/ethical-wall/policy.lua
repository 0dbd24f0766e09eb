--- People of two sides that must not meet are never in one share.
return {
  actions = { "sharing" },
  parameters = {
    one = { type = "set", of = "domain", required = true, minimum = 1, about = "the domains of one side" },
    other = { type = "set", of = "domain", required = true, minimum = 1, about = "the domains of the other side" },
  },
  check = function(request, parameters)
    local function isOn(side)
      return function(person) return matches(person.email and person.email.domain, side) end
    end
    local one, other = isOn(parameters.one), isOn(parameters.other)
    local after = request.after
    if after:count{ where = one } == 0 or after:count{ where = other } == 0 then return end
    if any(request.gains, one) or any(request.gains, other) then
      deny("both-sides", "This person can't be in a share with somebody who is in it.",
           "people of both sides of the wall would be in it")
    end
  end,
}
