--- Nobody gets in by a public link: none is opened or widened, and nobody joins by one.
return {
  actions = { "sharing" },
  parameters = {
    highest = { type = "permission", default = "none", oneOf = { "none", "readOnly" },
                about = "the most that a public link may permit" },
  },
  check = function(request, parameters)
    local reach = { unknown = 0, none = 0, readOnly = 1, readWrite = 2 } -- mutate: allow only their order counts
    local most = reach[parameters.highest]
    local before = request.share and reach[request.share.publicPermission] or 0
    local after = reach[request.after.publicPermission]
    if after > most and after > before then
      deny("public-link", "Public links are not allowed here; invite people by name.",
           "public permission %s, at most %s is allowed", request.after.publicPermission, parameters.highest)
    end
    for _, person in ipairs(request.gains) do
      if person.role == "publicUser" and not person.before and reach[person.permission] > most then
        deny("joins-by-public-link", "This share cannot be joined by its public link; ask its owner to invite you.",
             "joins with %s, at most %s is allowed", person.permission, parameters.highest)
      end
    end
  end,
}
