--- People at our domains get in; some others do if the owner lets them in.
return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true },
    people = { type = "set", of = "email", default = {} },
  },
  check = function(request, parameters)
    local me = request.actor.participant
    local isOwner = me ~= nil and me.role == "owner"
    for _, person in ipairs(request.gains) do
      local isOurs = matches(person.email and person.email.domain, parameters.domains)
      local isNamed = person.email ~= nil and parameters.people:has(person.email.text)
      if not isOurs and not (isNamed and isOwner) then
        deny("not-approved", "This person cannot be let in by you.")
      end
    end
  end,
}
