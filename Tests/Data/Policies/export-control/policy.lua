--- A share that is labelled as export-controlled is for people who are known to be permitted, and never public.
return {
  actions = { "sharing" },
  check = function(request)
    local labels = request.after.properties.labels or {}
    if not any(labels, function(label) return label == "ITAR" end) then return end
    if request.after.isPublic then
      deny("controlled-public", "An export-controlled share cannot be public.")
    end
    for _, person in ipairs(request.gains) do
      if person.properties.usPerson ~= true then
        deny("controlled-person", "This share is export-controlled; the person is not known to be permitted.")
      end
    end
  end,
}
