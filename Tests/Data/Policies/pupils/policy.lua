--- A share with a pupil in it stays among the schools, and is never public.
return {
  actions = { "sharing" },
  parameters = {
    pupils = { type = "set", of = "domain", required = true },
    schools = { type = "set", of = "domain", required = true },
  },
  check = function(request, parameters)
    local function at(person, domains) return matches(person.email and person.email.domain, domains) end
    if not any(request.after.participants, function(person) return at(person, parameters.pupils) end) then return end
    if request.after.isPublic then
      deny("pupils-not-public", "A share with pupils in it cannot be public.")
    end
    for _, person in ipairs(request.gains) do
      if not at(person, parameters.schools) then
        deny("outside-school", "A share with pupils in it is for schools only.")
      end
    end
  end,
}
