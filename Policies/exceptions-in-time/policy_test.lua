local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "hana@supplier.example" } }
local hana = { person = "hana@supplier.example", owner = "ana@example.com", ticket = "SEC-7",
               expires = "2026-02-01T00:00:00Z" }

-- The entry with some keys replaced, as the only one.
local function only(changes)
  local entry = {}
  for key, value in pairs(hana) do entry[key] = value end
  for key, value in pairs(changes or {}) do
    if value == absent then entry[key] = nil else entry[key] = value end
  end
  return { exceptions = { entry } }
end

local function refused(reason)
  return { code = "no-exception", admin_message = "supplier.example: " .. reason,
           message = "People outside the organization are let in by an exception only; ask for one." }
end

parameters{ domains = { "example.com", "*.example.com" } }

test("our own people need no exception", { data = { exceptions = {} } }, function()
  expect(invite{ participant = { emailAddress = "dee@team.example.com", permission = "readWrite" } }):allowed()
  expect(invite{ action = "setParticipantRole", role = "administrator",
                 participant = { emailAddress = "ben@example.com" } }):allowed()
end)

test("without one nobody else gets in", { data = { exceptions = {} } }, function()
  expect(invite):denied(refused("there is no exception"))
  expect(invite{ participant = { phoneNumber = "+15550100" } })
    :denied{ code = "no-exception", admin_message = "somebody without an e-mail address: there is no exception" }
end)

test("an exception lets in one person", { data = only() }, function()
  expect(invite):allowed()
  expect(invite{ actor = "eve@example.com" }):allowed()
  expect(invite{ participant = { emailAddress = "Hana@SUPPLIER.example" } }):allowed()
  expect(invite{ participant = { emailAddress = "ida@supplier.example" } }):denied(refused("there is no exception"))
  expect(invite{ participant = { phoneNumber = "+15550100" } }):denied("no-exception")
end)

test("until it ends, and not at its end", { data = only() }, function()
  expect(invite{ time = "2026-01-31T23:59:59Z" }):allowed()
  expect(invite{ time = "2026-02-01T00:00:00Z" })
    :denied(refused("the exception SEC-7 ended at 2026-02-01T00:00:00Z"))
end)

test("it ends at most so long from now", { data = only{ expires = "2026-04-01T00:00:01Z" } }, function()
  expect(invite{ time = "2026-01-01T00:00:01Z" }):allowed()
  expect(invite):denied(refused("the exception SEC-7 would last until 2026-04-01T00:00:01Z"))
end)

test("and so long is for the organization to say", { data = only(), parameters = { longest = "1d" } }, function()
  expect(invite{ time = "2026-01-31T00:00:00Z" }):allowed()
  expect(invite{ time = "2026-01-30T23:59:59Z" }):denied("no-exception")
end)

test("the time is a zone's", { data = only{ expires = "2026-02-01T02:00:00+02:00" } }, function()
  expect(invite{ time = "2026-01-31T23:59:59Z" }):allowed()
  expect(invite{ time = "2026-02-01T00:00:00Z" }):denied("no-exception")
end)

test("an organization can have one as a whole", { data = only{ person = absent, domain = "Supplier.example" } },
     function()
  expect(invite):allowed()
  expect(invite{ participant = { emailAddress = "ida@supplier.example" } }):allowed()
  expect(invite{ participant = { emailAddress = "ida@team.supplier.example" } }):denied("no-exception")
  expect(invite{ participant = { emailAddress = "cy@partner.example" } }):denied("no-exception")
  expect(invite{ participant = { phoneNumber = "+15550100" } }):denied("no-exception")
end)

test("and its sub-domains", { data = only{ person = absent, domain = "*.supplier.example" } }, function()
  expect(invite{ participant = { emailAddress = "ida@team.supplier.example" } }):allowed()
  expect(invite):denied("no-exception")
end)

test("an exception is for reading", { data = only() }, function()
  expect(invite{ participant = { emailAddress = "hana@supplier.example", permission = "readWrite" } })
    :denied(refused("the exception SEC-7 is for reading"))
  expect(invite{ participant = { emailAddress = "hana@supplier.example", role = "administrator" } })
    :denied(refused("the exception SEC-7 is for reading"))
end)

test("unless it says otherwise", { data = only{ writes = true } }, function()
  expect(invite{ participant = { emailAddress = "hana@supplier.example", permission = "readWrite",
                                 role = "administrator" } }):allowed()
end)

test("by saying true and nothing else", { data = only{ writes = "true" } }, function()
  expect(invite{ participant = { emailAddress = "hana@supplier.example", permission = "readWrite" } })
    :denied("no-exception")
end)

test("it can be for one share", { data = only{ share = "share-1" } }, function()
  expect(invite):allowed()
  expect(invite{ share = { recordName = "share-9", rootRecordName = "r", publicPermission = "none", participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" } } } })
    :denied(refused("the exception SEC-7 is for another share"))
end)

-- What a mistake in the file may never do is let somebody in.
local mistakes = {
  { "without an owner", { owner = absent }, "the exception SEC-7 has no owner's address" },
  { "with an owner who has no address", { owner = "ana" }, "the exception SEC-7 has no owner's address" },
  { "with a list as its owner", { owner = { "ana@example.com" } }, "the exception SEC-7 has no owner's address" },
  { "without a ticket", { ticket = absent }, "the exception nil has no ticket" },
  { "with an empty ticket", { ticket = "" }, "the exception  has no ticket" },
  { "with a number as its ticket", { ticket = 7 }, "the exception 7 has no ticket" },
  { "without an end", { expires = absent }, "the exception SEC-7 has no time at which it expires" },
  { "with a day as its end", { expires = "2026-02-01" }, "the exception SEC-7 has no time at which it expires" },
  { "with an end without a zone", { expires = "2026-02-01T00:00:00" },
    "the exception SEC-7 has no time at which it expires" },
  { "with a number as its end", { expires = 1769904000 }, "the exception SEC-7 has no time at which it expires" },
  { "with a misspelt key", { shares = "share-9" }, "the exception SEC-7 has an unknown shares" },
  { "for a share that is no text", { share = true }, "the exception SEC-7 is for another share" },
  { "for a person and a domain", { domain = "supplier.example" }, "there is no exception" },
  { "for a person who is no address", { person = "hana" }, "there is no exception" },
  { "for nobody", { person = absent }, "there is no exception" },
  { "for what is no domain", { person = absent, domain = "supplier .example" }, "there is no exception" },
  { "for every domain", { person = absent, domain = "*" }, "there is no exception" },
  { "for a list of domains", { person = absent, domain = { "supplier.example" } }, "there is no exception" },
}
for _, mistake in ipairs(mistakes) do
  test("an exception " .. mistake[1] .. " is none", { data = only(mistake[2]) }, function()
    expect(invite):denied(refused(mistake[3]))
  end)
end

test("entries that are none are passed over", { data = { exceptions = { "hana@supplier.example", true, hana } } },
     function() expect(invite):allowed() end)

test("one that counts is enough, wherever it stands", { data = { exceptions = {
  { person = "hana@supplier.example", owner = "ana@example.com", ticket = "SEC-1", expires = "2025-12-31T00:00:00Z" },
  hana,
  { person = "hana@supplier.example", owner = "ana@example.com", ticket = "SEC-9",
    expires = "2025-12-30T00:00:00Z" } } } },
  function()
  expect(invite):allowed()
  expect(invite{ time = "2026-03-01T00:00:00Z" }):denied(refused("the exception SEC-9 ended at 2025-12-30T00:00:00Z"))
end)

-- Hana was invited, and ida was let in; both are at a supplier.
local function hosted(link)
  return { recordName = "share-1", rootRecordName = "plan-1", publicPermission = link or "none", participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
    { emailAddress = "hana@supplier.example", role = "privateUser", permission = "readOnly",
      acceptanceStatus = "pending" },
    { emailAddress = "ida@supplier.example", role = "privateUser", permission = "readOnly",
      acceptanceStatus = "accepted" } } }
end

test("so is one for a domain beside one for a person", { data = { exceptions = {
  { person = "hana@supplier.example", owner = "ana@example.com", ticket = "SEC-1", expires = "2025-12-31T00:00:00Z" },
  { domain = "supplier.example", owner = "ana@example.com", ticket = "SEC-2", expires = "2026-01-15T00:00:00Z" },
  { domain = "supplier.example", owner = "ana@example.com", ticket = "SEC-3", expires = "2025-12-30T00:00:00Z" } } } },
  function()
  expect(invite):allowed()
  expect(invite{ time = "2026-01-15T00:00:00Z" }):denied(refused("the exception SEC-3 ended at 2025-12-30T00:00:00Z"))
end)

test("exactly these people may accept", { data = only() }, function()
  local accept = invite{ action = "acceptShare", participant = absent, actor = "hana@supplier.example",
                         share = hosted() }
  expect(accept):only{ "hana@supplier.example", "ida@supplier.example",
                       among = { "hana@supplier.example", "ida@supplier.example", "lu@supplier.example" } }
  expect(accept{ time = "2026-02-01T00:00:00Z" }):denied("no-exception")
end)

test("joining by a link, by a one-time link or by approval needs one too", { data = only() }, function()
  local join = invite{ action = "acceptShare", participant = absent, share = hosted("readOnly") }
  expect(join{ actor = "kim@outside.example" }):denied("no-exception")
  expect(join{ actor = "dee@example.com" }):allowed()
  local asked = request{ actor = "ana@example.com", action = "approveAccessRequest", share = "fixtures/asked.json",
                         requester = { emailAddress = "cy@partner.example" } }
  expect(asked):denied("no-exception")
  expect(asked{ actor = "hana@supplier.example", action = "acceptShare", requester = absent, oneTimeURL = "slot" })
    :allowed()
  expect(asked{ actor = "kim@outside.example", action = "acceptShare", requester = absent, oneTimeURL = "slot" })
    :denied("no-exception")
end)

test("who is in without one gets no more, and the share goes on", { data = { exceptions = {} } }, function()
  local ida = { emailAddress = "ida@supplier.example" }
  local more = invite{ share = hosted(), action = "setParticipantPermission", participant = ida,
                       permission = "readWrite" }
  expect(more):denied("no-exception")
  expect(more{ permission = "none" }):allowed()
  expect(more{ action = "addParticipant", permission = absent }):allowed()
  expect(more{ action = "removeParticipant", permission = absent }):allowed()
  expect(more{ actor = "ida@supplier.example", action = "leaveShare", permission = absent, participant = absent })
    :allowed()
  expect(more{ action = "addParticipant", permission = absent, participant = { emailAddress = "dee@example.com" } })
    :allowed()
end)

test("of several edits each needs its own", { data = only() }, function()
  local function add(address)
    return { name = "addParticipant", properties = { participant = { emailAddress = address } } }
  end
  local save = invite{ action = "saveShare", participant = absent }
  expect(save{ edits = { add("dee@example.com"), add("hana@supplier.example") } }):allowed()
  expect(save{ edits = { add("hana@supplier.example"), add("ida@supplier.example") } }):denied("no-exception")
end)

test("whoever answers for it may be the only one to use it", { data = only(), parameters = { ownerInvites = true } },
     function()
  expect(invite):allowed()
  expect(invite{ actor = "Ana@EXAMPLE.com" }):allowed()
  expect(invite{ actor = "eve@example.com" }):denied(refused("the exception SEC-7 is for its owner to use"))
  expect(invite{ action = "acceptShare", participant = absent, actor = "hana@supplier.example", share = hosted() })
    :allowed()
end)

test("an owner who is known by no address cannot", { data = only(), parameters = { ownerInvites = true } }, function()
  expect(invite{ actor = "+15550100", share = { rootRecordName = "plan-1", publicPermission = "none", participants = {
    { phoneNumber = "+15550100", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" } } } })
    :denied("no-exception")
end)

test("a domain alone is not its sub-domains",
     { data = { exceptions = {} }, parameters = { domains = { "supplier.example" } } }, function()
  expect(invite):allowed()
  expect(invite{ participant = { emailAddress = "ida@team.supplier.example" } }):denied("no-exception")
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):denied("no-exception")
end)
