--- People outside the organization's domains get in only by an exception that somebody answers for, until it ends.
local known = set{ "person", "domain", "owner", "ticket", "expires", "share", "writes" }

--- Whether an entry of the data file is about a person. One that cannot be read is about nobody.
local function concerns(entry, person)
  if type(entry) ~= "table" or not person.email then return false end
  if entry.person ~= nil then
    local named = email(tostring(entry.person))
    return named ~= nil and named.text == person.email.text and entry.domain == nil
  end
  local isRead, isSame = pcall(matches, person.email.domain, { entry.domain })
  return isRead and isSame
end

--- What an entry lacks or has too much; nil for a complete one.
local function fault(entry)
  for key in pairs(entry) do
    if not known:has(tostring(key)) then return "has an unknown " .. tostring(key) end
  end
  if not email(tostring(entry.owner)) then return "has no owner's address" end
  if type(entry.ticket) ~= "string" or entry.ticket == "" then return "has no ticket" end
  if not time(tostring(entry.expires)) then return "has no time at which it expires" end
end

return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1,
                about = "e-mail domains that need no exception; example.com is itself alone, *.example.com sub-domains" },
    longest = { type = "duration", default = "90d", about = "an exception that ends later than so long from now is none" },
    ownerInvites = { type = "boolean", default = false,
                     about = "whether only the owner of an exception may let people in by it" },
  },
  check = function(request, parameters)
    local me = request.actor.email

    --- Why an exception does not help a person; nil if it does.
    local function objection(entry, person)
      local wrong = fault(entry)
      if wrong then return wrong end
      local ends = time(entry.expires)
      if request.context.time >= ends then return "ended at " .. ends.text end
      if ends - request.context.time > parameters.longest then return "would last until " .. ends.text end
      -- mutate: allow a share has one name before and after
      if entry.share ~= nil and entry.share ~= request.after.recordName then return "is for another share" end
      if entry.writes ~= true and (person.permission == "readWrite" or person.role == "administrator") then
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
        local reason = "there is no exception"
        for _, entry in ipairs(data.exceptions or {}) do
          if reason and concerns(entry, person) then
            local objected = objection(entry, person)
            reason = objected and "the exception " .. tostring(entry.ticket) .. " " .. objected
          end
        end
        if reason then
          deny("no-exception", "People outside the organization are let in by an exception only; ask for one.",
               "%s: %s", domain or "somebody without an e-mail address", reason)
        end
      end
    end
  end,
}
