--- Guests have so long from when they were added: after that they do nothing but leave, and are given nothing more.
local leaves = set{ "leaveShare", "deleteShare", "deleteZone", "removeParticipant" }

return {
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1,
                about = "the organization's e-mail domains, whose people are no guests; *.example.com is sub-domains" },
    lasting = { type = "duration", default = "90d", minimum = "1s", about = "how long a guest stays" },
    undatedStay = { type = "boolean", default = false,
                    about = "whether guests stay of whom it is not known when they were added" },
  },
  check = function(request, parameters)
    local function isOver(guest)
      if guest.role == "owner" or matches(guest.email and guest.email.domain, parameters.domains) then return false end
      if not guest.dateAddedToShare then return not parameters.undatedStay end
      return request.context.time - guest.dateAddedToShare > parameters.lasting
    end
    local function since(guest) return guest.dateAddedToShare and guest.dateAddedToShare.text or "an unknown time" end

    for _, person in ipairs(request.gains) do
      if person.before and isOver(person.before) then
        deny("guest-expired", "This guest's time in the share is over; remove and invite them anew to renew it.",
             "a guest since %s, at most %d seconds", since(person.before), parameters.lasting)
      end
    end
    local me = request.actor.participant
    if me and me.acceptanceStatus == "accepted" and isOver(me) then
      if not leaves:has(request.action.name) or request.after:find(me) then
        deny("your-time-is-over", "Your time in this share is over; ask its owner to invite you anew.",
             "a guest since %s, at most %d seconds", since(me), parameters.lasting)
      end
    end
  end,
}
