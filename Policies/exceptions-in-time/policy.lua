--- People outside the organization's domains get in only by an exception that somebody answers for, until it ends.
local known = set{ "person", "domain", "owner", "ticket", "expires", "share", "writes" }

--- What an entry of the data file lacks or has too much; nil for a complete one.
local function fault(entry)
  for key in pairs(entry) do
    if not known:has(tostring(key)) then return "has an unknown " .. tostring(key) end
  end
  if not email(tostring(entry.owner)) then return "has no owner's address" end
  if type(entry.ticket) ~= "string" or entry.ticket == "" then return "has no ticket" end
  if not time(tostring(entry.expires)) then return "has no time at which it expires" end
end

-- The entries by the address of the person whom they are for, and those for domains. What is neither is for nobody.
local forPerson, forDomain = {}, {}
for _, entry in ipairs(data.exceptions or {}) do
  if type(entry) == "table" then
    local exception = { entry = entry, fault = fault(entry), ends = time(tostring(entry.expires)),
                        owner = email(tostring(entry.owner)) }
    local person = entry.domain == nil and email(tostring(entry.person))
    if person then
      local others = forPerson[person.text] or {}
      others[#others + 1] = exception
      forPerson[person.text] = others
    elseif entry.person == nil and pcall(matches, "example.com", { entry.domain }) then
      exception.domains = { entry.domain }
      forDomain[#forDomain + 1] = exception
    end
  end
end

return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1,
                about = "domains that need no exception; example.com is itself alone, *.example.com sub-domains" },
    longest = { type = "duration", default = "90d",
                about = "an exception that ends later than so long from now is none" },
    ownerInvites = { type = "boolean", default = false,
                     about = "whether only the owner of an exception may let people in by it" },
  },
  check = function(request, parameters)
    local me, now = request.actor.email, request.context.time

    --- Why an exception does not help a person; nil if it does.
    local function objection(exception, person)
      if exception.fault then return exception.fault end
      if now >= exception.ends then return "ended at " .. exception.ends.text end
      if exception.ends - now > parameters.longest then return "would last until " .. exception.ends.text end
      local entry = exception.entry
      -- mutate: allow a share has one name before and after
      if entry.share ~= nil and entry.share ~= request.after.recordName then return "is for another share" end
      if entry.writes ~= true and (person.permission == "readWrite" or person.role == "administrator") then
        return "is for reading"
      end
      local isOwner = me and me.text == exception.owner.text
      if parameters.ownerInvites and not isOwner and request.action.name ~= "acceptShare" then
        return "is for its owner to use"
      end
    end

    for _, person in ipairs(request.gains) do
      local domain = person.email and person.email.domain
      if not matches(domain, parameters.domains) then
        local isLetIn, reason = false, "there is no exception"
        local function weigh(exception)
          local objected = objection(exception, person)
          if objected then reason = "the exception " .. tostring(exception.entry.ticket) .. " " .. objected end
          isLetIn = isLetIn or not objected
        end
        for _, exception in ipairs(person.email and forPerson[person.email.text] or {}) do weigh(exception) end
        for _, exception in ipairs(forDomain) do
          if matches(domain, exception.domains) then weigh(exception) end
        end
        if not isLetIn then
          deny("no-exception", "People outside the organization are let in by an exception only; ask for one.",
               "%s: %s", domain or "somebody without an e-mail address", reason)
        end
      end
    end
  end,
}
