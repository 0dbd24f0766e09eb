--- Some people are not let in, whatever tag they put behind their name.
return {
  actions = { "sharing" },
  parameters = { people = { type = "set", of = "email", required = true } },
  check = function(request, parameters)
    for _, person in ipairs(request.gains) do
      if person.email then
        local mailbox = person.email.localPart:gsub("%+.*$", "") .. "@" .. person.email.domain
        if parameters.people:has(mailbox) then
          deny("banned", "This person cannot be let in.", "%s is %s", person.email.text, mailbox)
        end
      end
    end
  end,
}
