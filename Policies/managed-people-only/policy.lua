--- Only people whose account the organization manages share: make a share, let people in, or open a link.
local function isManaged(person, parameters)
  if matches(person.email and person.email.domain, parameters.domains) then return true end
  -- Only true counts; a text, a number and what is missing do not.
  if person.properties[parameters.property] == true then return true end
  return person.email ~= nil and data.managed ~= nil and data.managed[person.email.text] == true
end

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
    local before, after = request.share, request.after
    local isOpened = after.isPublic and not (before and before.isPublic)
    -- Whoever accepts or joins lets nobody in but themselves.
    local lets = request.action.name == "createShare" or isOpened
      or #request.gains > 0 and request.action.name ~= "acceptShare"
    local me = request.actor.participant
    if lets and not isManaged(request.actor, parameters) and not (me and isManaged(me, parameters)) then
      deny("sharer-not-managed", "Only people with a managed account can share.")
    end
    if parameters.recipients then
      for _, person in ipairs(request.gains) do
        if not isManaged(person, parameters) then
          deny("recipient-not-managed", "This share is for people with managed accounts only.",
               "%s is not known to be managed", person.email and person.email.text or "somebody without an address")
        end
      end
    end
  end,
}
