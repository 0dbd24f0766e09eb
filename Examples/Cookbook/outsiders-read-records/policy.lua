--- Records of some types are for people outside the organization to read, whatever else they may write.
return {
  actions = { "createRecord", "modifyRecord", "deleteRecord" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1, about = "our own e-mail domains" },
    types = { type = "set", of = "string", required = true, minimum = 1, about = "types that outsiders only read" },
  },
  check = function(request, parameters)
    local me = request.actor.email
    if matches(me and me.domain, parameters.domains) then return end
    local kind = request.action.record.recordType
    if not kind then
      deny("unknown-type", "Say what type of record this is.")
    elseif parameters.types:has(kind) then
      deny("read-only-type", "People outside the organization can only read this record.", "its type is %s", kind)
    end
  end,
}
