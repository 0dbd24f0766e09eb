--- Records with personal data are for the people of a group, to read as well as to write.
return {
  actions = { "records" },
  parameters = {
    types = { type = "set", of = "string", required = true, minimum = 1, about = "types that hold personal data" },
    group = { type = "string", default = "data-protection", about = "the group in the directory that may see them" },
  },
  check = function(request, parameters)
    local kind = request.action.record.recordType
    -- A type that nobody gave may be one of these.
    if kind and not parameters.types:has(kind) then return end
    local members = data.directory.groups[parameters.group] or {}
    local me = request.actor.email
    if not me or not any(members, function(member) return member == me.text end) then
      deny("personal-data", "This record holds personal data; it is for the data protection team.",
           "record type %s", kind or "not given")
    end
  end,
}
