--- Access that is given or given again ends at most so long after its start: being added to the share, or now.
return {
  actions = { "setParticipantPermission" },
  parameters = {
    longest = { type = "duration", default = "30d" },
    from = { type = "string", required = true, oneOf = { "added", "now" } },
  },
  check = function(request, parameters)
    local expires = time(request.context.expires or "")
    local person = request.share:find(request.action.participant)
    local start = request.context.time
    if parameters.from == "added" then start = person and person.dateAddedToShare end
    if not expires or not start or expires - start > parameters.longest then
      deny("expiry-too-late", "Access lasts at most as long as the organization permits.")
    end
  end,
}
