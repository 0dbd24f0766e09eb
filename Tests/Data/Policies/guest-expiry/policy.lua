--- An invitation says when it expires, and that is at most so long from now.
return {
  actions = { "addParticipant" },
  parameters = { longest = { type = "duration", default = "30d" } },
  check = function(request, parameters)
    local given = request.action.participant.properties.expires
    if given == nil then
      return deny("no-expiry", "Say when the invitation expires.")
    end
    local expires = type(given) == "string" and time(given) or nil
    if not expires then
      return deny("expiry-unreadable", "Say when the invitation expires as a time with a zone.", "%q", given)
    end
    local now = request.context.time
    if expires < now then
      deny("expiry-past", "The invitation would have expired already.", "expires %s", expires.text)
    elseif expires - now > parameters.longest then
      deny("expiry-too-late", "Invitations last at most as long as the organization permits.",
           "asked for %s, at most %s", expires.text, now:add{ seconds = parameters.longest }.text)
    end
  end,
}
