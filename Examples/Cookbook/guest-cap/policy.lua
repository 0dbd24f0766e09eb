--- At most so many guests are in a share, and at most so many of one organization.
return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1, about = "our own e-mail domains" },
    guests = { type = "integer", default = 10, minimum = 0, about = "most guests in a share" },
    perDomain = { type = "integer", default = 3, minimum = 0, about = "most guests of one domain" },
  },
  check = function(request, parameters)
    local function guests(share, domain)
      return share:count{ where = function(person)
        local theirs = person.email and person.email.domain
        return not matches(theirs, parameters.domains) and (not domain or theirs == domain)
      end }
    end
    -- A share that is over a cap already may shrink, or stay as it is. One that is about to be made has no guests, so that
    -- there is always one to compare with.
    local after = guests(request.after)
    if after > parameters.guests and after > guests(request.share) then
      deny("too-many-guests", "There would be too many guests in this share.", "%d guests, at most %d", after,
           parameters.guests)
    end
    local seen = {}
    -- mutate: allow for people who gain nothing the number is what it was, which is passed over
    for _, person in ipairs(request.gains) do
      local domain = person.email and person.email.domain
      if domain and not seen[domain] and not matches(domain, parameters.domains) then
        seen[domain] = true
        local number = guests(request.after, domain)
        if number > parameters.perDomain and number > guests(request.share, domain) then
          deny("too-many-of-one-domain", "There would be too many guests of one organization in this share.",
               "%d at %s, at most %d", number, domain, parameters.perDomain)
        end
      end
    end
  end,
}
