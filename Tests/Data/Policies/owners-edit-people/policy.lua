--- Nobody but the owner changes who is in a share.
return {
  actions = { "addParticipant", "removeParticipant", "setParticipantPermission", "setParticipantRole", "saveShare" },
  check = function(request)
    local me = request.actor.participant
    if not me or me.role ~= "owner" then
      deny("owner-only", "Only the owner changes who is in this share.")
    end
  end,
}
