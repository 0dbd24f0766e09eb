local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "cy@partner.example", permission = "readWrite" } }
local gil = { emailAddress = "gil@partner.example" }

parameters{ domains = { "example.com", "*.example.com" } }

test("nobody from outside is invited to write", function()
  expect(invite):denied{ code = "outsider-writes", admin_message = "partner.example would be able to write",
                         message = "People outside the organization can only read." }
  expect(invite{ participant = { phoneNumber = "+15550100", permission = "readWrite" } })
    :denied{ code = "outsider-writes", admin_message = "somebody without an e-mail address would be able to write" }
  expect(invite{ participant = { oneTimeURL = true, permission = "readWrite" } }):denied("outsider-writes")
end)

test("to read they are", function()
  expect(invite{ participant = { emailAddress = "cy@partner.example" } }):allowed()
  expect(invite{ participant = { phoneNumber = "+15550100" } }):allowed()
end)

test("our own people write", function()
  expect(invite{ participant = { emailAddress = "dee@example.com", permission = "readWrite" } }):allowed()
  expect(invite{ participant = { emailAddress = "dee@team.example.com", permission = "readWrite" } }):allowed()
  expect(invite{ action = "setParticipantRole", participant = { emailAddress = "ben@example.com" },
                 role = "administrator" }):allowed()
end)

test("nobody from outside is made a writer", function()
  local more = invite{ action = "setParticipantPermission", participant = gil, permission = "readWrite" }
  expect(more):denied("outsider-writes")
  expect(more{ permission = "none" }):allowed()
  expect(invite{ participant = { emailAddress = "gil@partner.example", permission = "readWrite" } })
    :denied("outsider-writes")
  expect(more{ action = "saveShare", permission = absent, participant = absent, edits = {
    { name = "setParticipantPermission", properties = { participant = gil, permission = "readWrite" } } } })
    :denied("outsider-writes")
end)

test("nor an administrator", function()
  expect(invite{ action = "setParticipantRole", participant = gil, role = "administrator" })
    :denied{ code = "outsider-administers", admin_message = "partner.example would be an administrator",
             message = "People outside the organization can't be administrators." }
  expect(invite{ participant = { phoneNumber = "+15550100", role = "administrator" } })
    :denied{ code = "outsider-administers",
             admin_message = "somebody without an e-mail address would be an administrator" }
  expect(invite{ participant = { emailAddress = "cy@partner.example", role = "administrator",
                                 permission = "readWrite" } })
    :denied("outsider-writes", "outsider-administers")
end)

-- From before the policy came: gil writes, and pia is invited to.
local old = { rootRecordName = "plan-1", publicPermission = "none", participants = {
  { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
  { emailAddress = "gil@partner.example", role = "privateUser", permission = "readWrite",
    acceptanceStatus = "accepted" },
  { emailAddress = "pia@partner.example", role = "privateUser", permission = "readWrite",
    acceptanceStatus = "pending" },
  { emailAddress = "ben@example.com", role = "privateUser", permission = "readWrite", acceptanceStatus = "pending" },
  { emailAddress = "quin@partner.example", role = "privateUser", permission = "readOnly",
    acceptanceStatus = "pending" } } }

test("exactly these people may accept", function()
  expect(request{ actor = "ben@example.com", action = "acceptShare", share = old })
    :only{ "ben@example.com", "quin@partner.example", "gil@partner.example",
           among = { "ben@example.com", "quin@partner.example", "gil@partner.example", "pia@partner.example" } }
end)

test("who writes already goes on", function()
  expect(invite{ share = old, participant = { emailAddress = "gil@partner.example", permission = "readWrite" } })
    :allowed()
  expect(invite{ share = old, participant = { emailAddress = "dee@example.com" } }):allowed()
  expect(invite{ share = old, action = "setParticipantPermission", participant = gil, permission = "readOnly" })
    :allowed()
  expect(invite{ share = old, actor = "gil@partner.example", action = "leaveShare", participant = absent }):allowed()
end)

test("nobody from outside joins by a link to write, or is raised by one", function()
  local join = request{ actor = "kim@outside.example", action = "acceptShare", share = "fixtures/linked.json" }
  expect(join):allowed()
  local writing = { rootRecordName = "notes-1", publicPermission = "readWrite", participants = { {
    emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" } } }
  expect(join{ share = writing }):denied("outsider-writes")
  expect(join{ share = writing, actor = "dee@example.com" }):allowed()
  expect(join{ actor = "ana@example.com", action = "setPublicPermission", permission = "readWrite" })
    :denied("outsider-writes")
end)

test("an approval and a one-time link are for reading", function()
  local asked = request{ actor = "ana@example.com", action = "approveAccessRequest", share = "fixtures/asked.json",
                         requester = { emailAddress = "cy@partner.example" } }
  expect(asked):allowed()
  expect(asked{ actor = "kim@outside.example", action = "acceptShare", requester = absent, oneTimeURL = "slot" })
    :allowed()
end)

test("a list that names a domain names it alone", { parameters = { domains = { "partner.example" } } }, function()
  expect(invite):allowed()
  expect(invite{ participant = { emailAddress = "cy@sub.partner.example", permission = "readWrite" } })
    :denied("outsider-writes")
  expect(invite{ participant = { emailAddress = "dee@example.com", permission = "readWrite" } })
    :denied("outsider-writes")
end)
