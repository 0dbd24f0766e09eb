--- A public link is for reading, and whoever follows it signs in: none lets people write, or in without a name.
return {
  actions = { "sharing" },
  parameters = {
    anonymous = { type = "boolean", default = false, about = "whether people may follow a link without signing in" },
  },
  check = function(request, parameters)
    local before, after = request.share, request.after
    if after.publicPermission == "readWrite" and not (before and before.publicPermission == "readWrite") then
      deny("public-link-writes", "Public links are for reading; invite by name whoever is to write.")
    end
    if after.isPublic and after.anonymousPublicAccess and not parameters.anonymous
       and not (before and before.isPublic) then
      deny("public-link-anonymous", "A public link must ask people to sign in.")
    end
    for _, person in ipairs(request.gains) do
      if person.role == "publicUser" and person.permission == "readWrite" and not person.before then
        deny("joins-to-write", "This share cannot be joined by its public link; ask its owner to invite you.")
      end
    end
  end,
}
