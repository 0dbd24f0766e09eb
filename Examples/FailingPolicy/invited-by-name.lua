--- What becomes of a mistake: `partcipant` is misspelt, so the policy fails, and a policy that fails denies.
return {
  actions = { "addParticipant" },
  check = function(request)
    if not request.action.partcipant.name then
      deny("no-name", "Say who it is that you invite.")
    end
  end,
}
