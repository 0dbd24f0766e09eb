--- Administrators of a share are people at the organization's own domains.
return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1,
                about = "the organization's domains; example.com is itself alone, *.example.com its sub-domains" },
  },
  check = function(request, parameters)
    for _, person in ipairs(request.gains) do
      local domain = person.email and person.email.domain
      if person.role == "administrator" and not matches(domain, parameters.domains) then
        deny("administrator-from-outside", "Only people of this organization can be administrators of a share.",
             "%s would be an administrator", domain or "somebody without an e-mail address")
      end
    end
  end,
}
