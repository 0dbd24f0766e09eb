local promote = request{ actor = "ana@example.com", action = "setParticipantRole", share = "fixtures/team.json",
                         participant = { emailAddress = "gil@partner.example" }, role = "administrator" }

parameters{ domains = { "example.com", "*.example.com" } }

test("nobody from outside is made an administrator", function()
  expect(promote)
    :denied{ code = "administrator-from-outside", admin_message = "partner.example would be an administrator",
             message = "Only people of this organization can be administrators of a share." }
end)

test("our own people are", function()
  local doc = sequence("fixtures/team.json")
  doc:expect{ actor = "ana@example.com", action = "setParticipantRole", role = "administrator",
              participant = { emailAddress = "ben@example.com" } }
    :allowed()
  doc:share{ participants = { ["ben@example.com"] = { role = "administrator" } } }
  doc:expect{ actor = "ben@example.com", action = "addParticipant",
              participant = { emailAddress = "cy@partner.example" } }
    :allowed()
end)

test("an invitation as administrator is one, by address, by number and by a one-time link", function()
  local invite = promote{ action = "addParticipant", role = absent }
  local function as(person)
    person.role = "administrator"
    return invite{ participant = person }
  end
  expect(as{ emailAddress = "cy@partner.example" }):denied("administrator-from-outside")
  expect(as{ emailAddress = "dee@team.example.com" }):allowed()
  expect(as{ phoneNumber = "+15550100" })
    :denied{ code = "administrator-from-outside",
             admin_message = "somebody without an e-mail address would be an administrator" }
  expect(as{ emailAddress = "gil@partner.example" }):denied("administrator-from-outside")
  expect(invite{ participant = { emailAddress = "cy@partner.example", permission = "readWrite" } }):allowed()
end)

test("of several edits one is enough", function()
  expect(promote{ action = "saveShare", participant = absent, role = absent, edits = {
    { name = "setParticipantRole", properties = { participant = { emailAddress = "ben@example.com" },
                                                  role = "administrator" } },
    { name = "setParticipantRole", properties = { participant = { emailAddress = "pia@partner.example" },
                                                  role = "administrator" } } } })
    :denied("administrator-from-outside")
end)

-- From before the policy came: oz is one, yan is invited as one.
local old = { rootRecordName = "plan-1", publicPermission = "none", participants = {
  { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
  { emailAddress = "oz@partner.example", role = "administrator", permission = "readOnly",
    acceptanceStatus = "accepted" },
  { emailAddress = "yan@partner.example", role = "administrator", permission = "readOnly",
    acceptanceStatus = "pending" },
  { emailAddress = "ben@example.com", role = "administrator", permission = "readOnly",
    acceptanceStatus = "pending" } } }

test("exactly these people may accept an invitation as administrator", function()
  expect(request{ actor = "ben@example.com", action = "acceptShare", share = old })
    :only{ "ben@example.com", "oz@partner.example",
           among = { "ben@example.com", "yan@partner.example", "oz@partner.example" } }
end)

test("an administrator who is there already stays one, and gets no more", function()
  expect(promote{ share = old, participant = { emailAddress = "oz@partner.example" } }):allowed()
  expect(promote{ share = old, actor = "oz@partner.example", action = "addParticipant", role = absent,
                  participant = { emailAddress = "cy@partner.example" } }):allowed()
  expect(promote{ share = old, action = "setParticipantPermission", role = absent, permission = "readWrite",
                  participant = { emailAddress = "oz@partner.example" } })
    :denied("administrator-from-outside")
  expect(promote{ share = old, participant = { emailAddress = "oz@partner.example" }, role = "privateUser" }):allowed()
end)

test("other organizations have other domains", { parameters = { domains = { "partner.example" } } }, function()
  expect(promote):allowed()
  expect(promote{ participant = { emailAddress = "ben@example.com" } }):denied("administrator-from-outside")
end)
