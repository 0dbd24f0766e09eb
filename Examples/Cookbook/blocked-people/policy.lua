--- People on the block list get into no share and do nothing in those that they are in, but may leave.
return {
  check = function(request)
    local function isBlocked(person)
      return person.email ~= nil
        and (data.blocked.people[person.email.text] ~= nil or matches(person.email.domain, data.blocked.domains))
    end
    if isBlocked(request.actor) and request.action.name ~= "leaveShare" then
      deny("actor-blocked", "You can't use shared documents here; ask the administrators.")
    end
    for _, person in ipairs(request.gains) do
      if isBlocked(person) then
        deny("person-blocked", "This person can't be let in; ask the administrators.", "%s: %s", person.email.text,
             data.blocked.people[person.email.text] or "blocked domain")
      end
    end
  end,
}
