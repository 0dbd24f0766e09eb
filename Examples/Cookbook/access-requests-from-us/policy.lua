--- Only people at our domains ask for access, and only they are let in because they asked.
return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1, about = "our own e-mail domains" },
  },
  check = function(request, parameters)
    local function isOurs(person) return matches(person.email and person.email.domain, parameters.domains) end
    if request.action.name == "requestAccess" and not isOurs(request.actor) then
      deny("asks-from-outside", "You can't ask for access to this share; its owner can invite you.")
    end
    for _, person in ipairs(request.gains) do
      if person.isApprovedRequester and not isOurs(person) then
        deny("asked-from-outside", "This person can't be let in because they asked; invite them instead.")
      end
    end
  end,
}
