--- Nobody but the owner brings new people into a share.
return {
  actions = { "sharing" },
  check = function(request)
    -- Who joins by a link or accepts an invitation brings nobody but themselves.
    if request.action.name == "acceptShare" then return end
    local me = request.actor.participant
    if me and me.role == "owner" then return end
    for _, person in ipairs(request.gains) do
      if not person.before then
        return deny("not-the-owner", "Only the owner of a share can invite people; ask them to.")
      end
    end
  end,
}
