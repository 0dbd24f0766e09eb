--- Nobody at a blocked e-mail domain gets in, or gets more.
return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1,
                about = "blocked e-mail domains; example.com is itself alone, *.example.com its sub-domains" },
  },
  check = function(request, parameters)
    for _, person in ipairs(request.gains) do
      local domain = person.email and person.email.domain
      if matches(domain, parameters.domains) then
        deny("domain-blocked", "People of this organization cannot be let in.", "%q is in domains", domain)
      end
    end
  end,
}
