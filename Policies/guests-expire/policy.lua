--- Guests have so long from when they were added: after that they do nothing but leave, and are given nothing more.
return {
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1,
                about = "the organization's e-mail domains, whose people are no guests; *.example.com is sub-domains" },
    lasting = { type = "duration", default = "90d", minimum = "1s", about = "how long a guest stays" },
    undatedStay = { type = "boolean", default = false,
                    about = "whether a guest stays of whom nobody knows when they were added" },
  },
  check = function(request, parameters)
    local now = request.context.time
    local function isExpired(person)
      if not person or person.role == "owner" or matches(person.email and person.email.domain, parameters.domains) then
        return false
      end
      local added = person.dateAddedToShare
      if not added then return not parameters.undatedStay end
      return now - added > parameters.lasting
    end
    -- Whoever is new has no date yet, which is no ground to turn them away.
    for _, person in ipairs(request.gains) do
      if isExpired(person.before) then
        deny("expired-guest-gains", "This guest's time in the share is over; remove and invite them anew to renew it.",
             "added %s, guests stay %d seconds",
             person.before.dateAddedToShare and person.before.dateAddedToShare.text or "at an unknown time",
             parameters.lasting)
      end
    end
    local me = request.actor.participant
    local name = request.action.name
    local isLeaving = name == "leaveShare" or name == "deleteShare" or name == "removeParticipant"
    if name ~= "acceptShare" and not isLeaving and isExpired(me) then
      deny("guest-expired", "Your time in this share is over; ask its owner to invite you anew.",
           "added %s, guests stay %d seconds", me.dateAddedToShare and me.dateAddedToShare.text or "at an unknown time",
           parameters.lasting)
    end
  end,
}
