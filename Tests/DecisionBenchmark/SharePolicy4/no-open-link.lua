--- Nobody is invited to a share that is open by a link; the organization keeps that in a property of its own.
return {
  actions = { "addParticipant" },
  check = function(request)
    if request.share.properties.linkSharing ~= "none" then
      deny("public-link", "This document is open by a link; close the link before you invite people.")
    end
  end,
}
