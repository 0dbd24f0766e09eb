--- Documents are made in a folder by those who own that very folder; owning one above it is not enough.
return {
  actions = { "createRecord" },
  check = function(request)
    local creator = request.actor.participant
    if not (creator and creator.properties.owns) then
      deny("not-the-folder-owner", "Only the owners of this folder make documents in it.")
    end
  end,
}
