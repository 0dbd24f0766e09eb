--- Outsiders get into shares that are labelled as open to them, and into no others. No label is a closed one.
return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true },
    open = { type = "set", of = "string", default = { "Public", "General" } },
  },
  check = function(request, parameters)
    if parameters.open:has(request.after.properties.label or "Confidential") then return end
    for _, person in ipairs(request.gains) do
      if not matches(person.email and person.email.domain, parameters.domains) then
        deny("label-closed", "The label of this share keeps it inside the organization.", "label %q",
             request.after.properties.label or "")
      end
    end
  end,
}
