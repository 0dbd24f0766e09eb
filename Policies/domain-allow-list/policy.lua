--- Everyone who gets in, or gets more, must belong to an approved e-mail domain.
return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1,
                about = "e-mail domains; example.com is itself alone, *.example.com its sub-domains" },
  },
  check = function(request, parameters)
    for _, person in ipairs(request.gains) do
      local domain = person.email and person.email.domain
      if not domain then
        deny("no-email-address", "Only people with an e-mail address at an approved domain can be let in.",
             "%s has no e-mail address", person.phone or person.userRecordName or person.participantID or "somebody")
      elseif not matches(domain, parameters.domains) then
        deny("domain-not-allowed", "Only people at an approved domain can be let in.", "%q is not in domains", domain)
      end
    end
  end,
}
