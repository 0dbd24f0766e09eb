--- Only people at an approved e-mail domain are invited. Sub-domains need an entry of their own.
return {
  actions = { "addParticipant" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1, about = "the approved e-mail domains" },
  },
  check = function(request, parameters)
    local email = request.action.participant.email
    if not (email and matches(email.domain, parameters.domains)) then
      deny("domain-not-allowed", "Only people at an approved domain can be invited.")
    end
  end,
}
