local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "cy@rival.example" } }

parameters{ domains = { "rival.example", "*.rival.example", "partner.example" } }

test("nobody at a blocked domain is invited", function()
  expect(invite):denied{ code = "domain-blocked", message = "People of this organization cannot be let in.",
                         admin_message = "\"rival.example\" is in domains" }
  expect(invite{ participant = { emailAddress = "Cy@Mail.RIVAL.example", permission = "readWrite" } })
    :denied("domain-blocked")
end)

test("a blocked domain is itself, and its sub-domains only where they are listed", function()
  expect(invite{ participant = { emailAddress = "cy@sub.partner.example" } }):allowed()
  expect(invite{ participant = { emailAddress = "cy@notrival.example" } }):allowed()
  expect(invite{ participant = { emailAddress = "cy@rival.example.org" } }):allowed()
end)

test("everybody else gets in, those without an address among them", function()
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):allowed()
  expect(invite{ participant = { phoneNumber = "+15550100" } }):allowed()
  expect(invite{ participant = { oneTimeURL = true } }):allowed()
end)

test("who is in already gets no more, whichever way", function()
  local gil = { emailAddress = "gil@partner.example" }
  expect(invite{ participant = { emailAddress = "gil@partner.example", permission = "readWrite" } })
    :denied("domain-blocked")
  expect(invite{ action = "setParticipantPermission", participant = gil, permission = "readWrite" })
    :denied("domain-blocked")
  expect(invite{ action = "setParticipantRole", participant = gil, role = "administrator" }):denied("domain-blocked")
  expect(invite{ actor = "pia@partner.example", action = "acceptShare", participant = absent })
    :denied("domain-blocked")
end)

test("what gives nobody anything goes on with them in the share", function()
  expect(invite{ participant = { emailAddress = "gil@partner.example" } }):allowed()
  expect(invite{ action = "setPublicPermission", participant = absent, permission = "readOnly" }):allowed()
  expect(invite{ action = "setParticipantPermission", permission = "none",
                 participant = { emailAddress = "gil@partner.example" } }):allowed()
  expect(invite{ action = "removeParticipant", participant = { emailAddress = "gil@partner.example" } }):allowed()
  expect(invite{ actor = "gil@partner.example", action = "leaveShare", participant = absent }):allowed()
  expect(invite{ actor = "gil@partner.example", action = "readShare", participant = absent }):allowed()
end)

test("exactly these people may join by a public link", function()
  expect(request{ actor = "dee@example.com", action = "acceptShare", share = "fixtures/linked.json" })
    :only{ "dee@example.com", "kim@outside.example",
           among = { "cy@rival.example", "dee@example.com", "kim@outside.example", "lu@partner.example" } }
end)

test("nobody at a blocked domain uses a one-time link, or is approved", function()
  local asked = request{ actor = "ana@example.com", action = "approveAccessRequest", share = "fixtures/asked.json",
                         requester = { emailAddress = "cy@partner.example" } }
  expect(asked):denied("domain-blocked")
  expect(asked{ requester = { emailAddress = "dee@example.com" } }):allowed()
  expect(asked{ actor = "lu@partner.example", action = "acceptShare", requester = absent, oneTimeURL = "slot" })
    :denied("domain-blocked")
end)

test("of several edits one is enough", function()
  local both = { { name = "addParticipant", properties = { participant = { emailAddress = "dee@example.com" } } },
                 { name = "addParticipant", properties = { participant = { emailAddress = "cy@rival.example" } } } }
  expect(invite{ action = "saveShare", participant = absent, edits = both }):denied("domain-blocked")
  expect(invite{ action = "modifyRecords", participant = absent, operations = both }):denied("domain-blocked")
  expect(invite{ action = "saveShare", participant = absent, edits = { both[1] } }):allowed()
end)

test("another list blocks others", { parameters = { domains = { "example.com" } } }, function()
  expect(invite):allowed()
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):denied("domain-blocked")
end)
