--- Everyone who gets in is known by an address of their own: no relay that hides it, and not a telephone number alone.
return {
  actions = { "sharing" },
  parameters = {
    relays = { type = "set", of = "domain", default = { "privaterelay.appleid.com" },
               about = "domains whose addresses hide who is behind them; *.example.com is sub-domains" },
    addressRequired = { type = "boolean", default = true, about = "whether people without an address stay out too" },
  },
  check = function(request, parameters)
    for _, person in ipairs(request.gains) do
      if not person.email then
        if parameters.addressRequired then
          deny("no-address", "Only people with an e-mail address can be let in.", "%s has no e-mail address",
               person.phone or person.userRecordName or person.participantID or "somebody")
        end
      elseif matches(person.email.domain, parameters.relays) then
        deny("hidden-address", "Hidden e-mail addresses cannot be let in; use an address of your own.",
             "%q is in relays", person.email.domain)
      end
    end
  end,
}
