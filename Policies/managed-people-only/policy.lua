--- Only people whose account the organization manages share: make a share, let people in, or open a link.
return {
  actions = { "sharing" },
  parameters = {
    property = { type = "string", default = "managed",
                 about = "the property of a subject or participant that is true for who is managed" },
    domains = { type = "set", of = "domain", default = {},
                about = "e-mail domains whose accounts are all managed; *.example.com is sub-domains" },
    recipients = { type = "boolean", default = false, about = "whether those who get in must be managed too" },
  },
  check = function(request, parameters)
    local function isManaged(person)
      local address = person.email
      -- Only true counts; a text, a number and what is missing do not.
      return matches(address and address.domain, parameters.domains) or person.properties[parameters.property] == true
        or address ~= nil and data.managed ~= nil and data.managed[address.text] == true
    end

    -- There is no share before one is made.
    local before, after = request.share, request.after
    local isOpened = not before or after.isPublic and not before.isPublic
      or after.publicPermission == "readWrite" and before.publicPermission ~= "readWrite"
    -- Whoever accepts or joins lets in nobody but themselves.
    local lets = #request.gains > 0 and request.action.name ~= "acceptShare"
    if lets or isOpened then
      local me = request.actor.participant
      if not isManaged(request.actor) and not (me and isManaged(me)) then
        deny("sharer-not-managed", "Only people with a managed account can share.", "%s is not known to be managed",
             request.actor.email and request.actor.email.text or "somebody without an address")
      end
    end
    if not parameters.recipients then return end
    for _, person in ipairs(request.gains) do
      if not isManaged(person) then
        deny("recipient-not-managed", "This share is for people with managed accounts only.",
             "%s is not known to be managed", person.email and person.email.text or "somebody without an address")
      end
    end
  end,
}
