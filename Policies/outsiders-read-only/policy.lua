--- People outside the organization's domains may read; they are not given a right to write, nor made administrators.
return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1,
                about = "the organization's domains; example.com is itself alone, *.example.com its sub-domains" },
  },
  check = function(request, parameters)
    for _, person in ipairs(request.gains) do
      local domain = person.email and person.email.domain
      if not matches(domain, parameters.domains) then
        if person.permission == "readWrite" or person.effectivePermission == "readWrite" then
          deny("outsider-writes", "People outside the organization can only read.",
               "%s would be able to write", domain or "somebody without an e-mail address")
        end
        if person.role == "administrator" then
          deny("outsider-administers", "People outside the organization can't be administrators.",
               "%s would be an administrator", domain or "somebody without an e-mail address")
        end
      end
    end
  end,
}
