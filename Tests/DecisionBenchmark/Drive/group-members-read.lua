--- Who was let in as a member of groups reads for as long as they are in one of them.
return {
  actions = { "readRecord" },
  check = function(request)
    local reader = request.actor.participant
    local letIn = reader and reader.properties.groups
    if not letIn or request.share.isPublic then return end
    local groups = request.actor.properties.groups
    local function isStillIn(group)
      return any(groups, function(other) return other == group end)
    end
    if not any(letIn, isStillIn) then
      deny("left-the-group", "You are no longer in a group that may read this.")
    end
  end,
}
