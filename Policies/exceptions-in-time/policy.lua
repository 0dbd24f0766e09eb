--- People outside the organization's domains get in only by an exception that somebody answers for, until it ends.
local fields = { person = true, domain = true, owner = true, ticket = true, expires = true, share = true, writes = true }

--- What is wrong with an entry of the data file; nil for one that counts.
local function fault(entry)
  if type(entry) ~= "table" then return "is no entry" end
  for key in pairs(entry) do
    if not fields[key] then return "has an unknown " .. tostring(key) end
  end
  if type(entry.person) == "string" and entry.domain == nil then
    if not email(entry.person) then return "has no address as its person" end
  elseif type(entry.domain) ~= "string" or entry.person ~= nil then
    return "must have a person or a domain"
  end
  if not email(tostring(entry.owner)) then return "has nobody's address as its owner" end
  if type(entry.ticket) ~= "string" or entry.ticket == "" then return "has no ticket" end
  if not time(tostring(entry.expires)) then return "has no time at which it expires" end
  if entry.share ~= nil and type(entry.share) ~= "string" then return "names no share" end
  if entry.writes ~= nil and type(entry.writes) ~= "boolean" then return "must say true or false for writes" end
end

return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1,
                about = "e-mail domains that need no exception; example.com is itself alone, *.example.com sub-domains" },
    longest = { type = "duration", default = "90d", about = "exceptions that end later than so long from now do not count" },
    ownerInvites = { type = "boolean", default = false,
                     about = "whether only the owner of an exception may let people in by it" },
  },
  check = function(request, parameters)
    local now = request.context.time
    local me = request.actor.email

    --- Why an exception does not let a person in; nil if it does.
    local function objection(entry, person)
      local wrong = fault(entry)
      if wrong then return wrong end
      local ends = time(entry.expires)
      if now >= ends then return "expired " .. ends.text end
      if ends - now > parameters.longest then return "lasts too long, until " .. ends.text end
      if entry.share and entry.share ~= request.after.recordName then return "is for another share" end
      if not entry.writes and (person.permission == "readWrite" or person.role == "administrator") then
        return "is for reading"
      end
      local isOwner = me and me.text == email(entry.owner).text
      if parameters.ownerInvites and not isOwner and request.action.name ~= "acceptShare" then
        return "is for its owner to use"
      end
    end

    for _, person in ipairs(request.gains) do
      local domain = person.email and person.email.domain
      if not matches(domain, parameters.domains) then
        local reason = "no exception"
        for _, entry in ipairs(data.exceptions or {}) do
        end
      end
    end
  end,
}
