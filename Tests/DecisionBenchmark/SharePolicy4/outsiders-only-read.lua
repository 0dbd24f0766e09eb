--- People outside the organization's domain are invited to read and nothing else.
return {
  actions = { "addParticipant" },
  parameters = { primary = { type = "domain", required = true, about = "the organization's e-mail domain" } },
  check = function(request, parameters)
    local invitee = request.action.participant
    local isInside = invitee.email and invitee.email.domain == parameters.primary
    if not isInside and invitee.permission ~= "readOnly" then
      deny("external-write", "People outside the organization can only read.")
    end
  end,
}
