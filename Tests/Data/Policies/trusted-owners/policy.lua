--- Our people join only shares of owners whom we trust. Whose domain is not known is taken as one of ours.
return {
  actions = { "acceptShare" },
  parameters = {
    ours = { type = "set", of = "domain", required = true },
    trusted = { type = "set", of = "domain", required = true },
  },
  check = function(request, parameters)
    local me, owner = request.actor.email, request.share.owner.email
    if me and not matches(me.domain, parameters.ours) then return end
    if not matches(owner and owner.domain, parameters.trusted) then
      deny("owner-not-trusted", "You can join shares of approved organizations only.",
           "the owner is at %s", owner and owner.domain or "no known domain")
    end
  end,
}
