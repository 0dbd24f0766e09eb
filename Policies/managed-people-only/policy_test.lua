local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "cy@partner.example" } }
local function marked(value) return { id = "ana@example.com", managed = value } end

parameters{ domains = {} }

test("nobody shares who is not known to be managed", function()
  expect(invite):denied{ code = "sharer-not-managed", message = "Only people with a managed account can share.",
                         admin_message = "ana@example.com is not known to be managed" }
  expect(invite{ actor = "eve@example.com" }):denied("sharer-not-managed")
end)

test("a mark of the subject says so, if it is true", function()
  expect(invite{ actor = marked(true) }):allowed()
  for _, value in ipairs{ false, "true", 1, "yes" } do
    expect(invite{ actor = marked(value) }):denied("sharer-not-managed")
  end
  expect(invite{ actor = { id = "ana@example.com", unmanaged = true } }):denied("sharer-not-managed")
end)

local function owned(properties, permission, owner)
  return { rootRecordName = "plan-1", publicPermission = permission or "none", participants = {
    { participantID = "p-ana", emailAddress = owner or "ana@example.com", role = "owner", permission = "readWrite",
      acceptanceStatus = "accepted", properties = properties },
    { emailAddress = "gil@partner.example", role = "privateUser", permission = "readOnly", acceptanceStatus = "pending",
      properties = { managed = true } },
    { emailAddress = "pia@partner.example", role = "privateUser", permission = "readOnly",
      acceptanceStatus = "pending" } } }
end

test("so does a mark of the participant", function()
  expect(invite{ share = owned{ managed = true } }):allowed()
  expect(invite{ share = owned{ managed = "true" } }):denied("sharer-not-managed")
  expect(invite{ share = owned{} }):denied("sharer-not-managed")
end)

test("so does the list of the organization", { data = { managed = { ["ana@example.com"] = true,
     ["eve@example.com"] = "true", ["ben@example.com"] = false } } }, function()
  expect(invite):allowed()
  expect(invite{ actor = "ANA@Example.com" }):allowed()
  expect(invite{ actor = "eve@example.com" }):denied("sharer-not-managed")
  local phone = owned()
  phone.participants[1].emailAddress = nil
  phone.participants[1].phoneNumber = "+15550100"
  expect(invite{ share = phone, actor = "+15550100" })
    :denied{ code = "sharer-not-managed", admin_message = "somebody without an address is not known to be managed" }
end)

test("so do domains whose accounts are all managed", { parameters = { domains = { "example.com" } } }, function()
  expect(invite):allowed()
  expect(invite{ share = owned(nil, nil, "ana@partner.example"), actor = "ana@partner.example" })
    :denied("sharer-not-managed")
end)

test("the mark may have another name", { parameters = { property = "staff" } }, function()
  expect(invite{ actor = marked(true) }):denied("sharer-not-managed")
  expect(invite{ actor = { id = "ana@example.com", staff = true } }):allowed()
end)

test("whatever lets people in, or more, is sharing", function()
  local gil = { emailAddress = "gil@partner.example" }
  expect(invite{ action = "setParticipantPermission", participant = gil, permission = "readWrite" })
    :denied("sharer-not-managed")
  expect(invite{ action = "setParticipantRole", participant = gil, role = "administrator" })
    :denied("sharer-not-managed")
  expect(invite{ participant = { oneTimeURL = true } }):denied("sharer-not-managed")
  expect(invite{ action = "createShare", participant = absent, share = "fixtures/new.json" })
    :denied("sharer-not-managed")
  expect(invite{ action = "saveShare", participant = absent, edits = {
    { name = "addParticipant", properties = { participant = { emailAddress = "dee@example.com" } } } } })
    :denied("sharer-not-managed")
  expect(invite{ action = "approveAccessRequest", participant = absent, share = "fixtures/asked.json",
                 requester = { emailAddress = "dee@example.com" } }):denied("sharer-not-managed")
end)

test("opening a link is sharing, and raising one", function()
  local open = invite{ action = "setPublicPermission", participant = absent, permission = "readOnly" }
  expect(open):denied("sharer-not-managed")
  expect(open{ actor = marked(true) }):allowed()
  expect(open{ share = owned({}, "readOnly"), permission = "readWrite" }):denied("sharer-not-managed")
  expect(open{ share = owned({}, "readOnly") }):allowed()
  expect(open{ share = owned({}, "readWrite") }):allowed()
  expect(open{ share = owned({}, "readOnly"), permission = "none" }):allowed()
end)

test("what lets nobody in is not", function()
  expect(invite{ action = "removeParticipant", participant = { emailAddress = "gil@partner.example" } }):allowed()
  expect(invite{ participant = { emailAddress = "gil@partner.example" } }):allowed()
  expect(invite{ action = "readShare", participant = absent }):allowed()
  expect(invite{ action = "setParticipantPermission", permission = "none",
                 participant = { emailAddress = "gil@partner.example" } }):allowed()
  expect(invite{ action = "deleteShare", participant = absent }):allowed()
end)

test("accepting and joining is not", function()
  expect(invite{ actor = "pia@partner.example", action = "acceptShare", participant = absent }):allowed()
  expect(request{ actor = "kim@outside.example", action = "acceptShare", share = "fixtures/linked.json" }):allowed()
  expect(request{ actor = "kim@outside.example", action = "acceptShare", share = "fixtures/asked.json",
                  oneTimeURL = "slot" }):allowed()
end)

test("an organization may ask it of those who get in too", { parameters = { recipients = true } }, function()
  local managed = invite{ actor = marked(true), share = owned() }
  expect(managed):denied{ code = "recipient-not-managed",
                          message = "This share is for people with managed accounts only.",
                          admin_message = "cy@partner.example is not known to be managed" }
  expect(managed{ participant = { emailAddress = "cy@partner.example", properties = { managed = true } } }):allowed()
  expect(managed{ participant = { emailAddress = "cy@partner.example", properties = { managed = "true" } } })
    :denied("recipient-not-managed")
  expect(managed{ participant = { phoneNumber = "+15550100" } })
    :denied{ code = "recipient-not-managed", admin_message = "somebody without an address is not known to be managed" }
  expect(managed{ actor = "ana@example.com" }):denied("sharer-not-managed", "recipient-not-managed")
end)

test("exactly these people may accept then", { parameters = { recipients = true } }, function()
  expect(invite{ actor = "gil@partner.example", action = "acceptShare", participant = absent, share = owned() })
    :only{ "gil@partner.example", among = { "gil@partner.example", "pia@partner.example" } }
end)
