--- Outsiders get into a share, and a public link is opened, only where the share's label permits it.
return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1,
                about = "e-mail domains that are inside; example.com is itself alone, *.example.com its sub-domains" },
    label = { type = "string", default = "classification", about = "the property of a share that holds its label" },
    open = { type = "set", of = "string", default = { "public" }, about = "labels that permit outsiders, as written" },
    unlabelled = { type = "string", about = "the label that a share without one is taken to have; none: a closed one" },
  },
  check = function(request, parameters)
    local label = request.after.properties[parameters.label]
    if label == nil then label = parameters.unlabelled end
    if type(label) == "string" and parameters.open:has(label) then return end
    local before, after = request.share, request.after
    local isOpened = after.isPublic and not (before and before.isPublic)
    if isOpened or after.publicPermission == "readWrite" and before and before.publicPermission ~= "readWrite" then
      deny("label-forbids-links", "The label of this share keeps it inside the organization; it cannot be public.",
           "label %q", tostring(label))
    end
    for _, person in ipairs(request.gains) do
      local domain = person.email and person.email.domain
      if not matches(domain, parameters.domains) then
        deny("label-forbids-outsiders", "The label of this share keeps it inside the organization.",
             "%s, label %q", domain or "somebody without an e-mail address", tostring(label))
      end
    end
  end,
}
