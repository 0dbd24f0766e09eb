local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "x7k2@privaterelay.appleid.com" } }

test("nobody is invited by an address that hides them", function()
  expect(invite):denied{ code = "hidden-address", admin_message = "\"privaterelay.appleid.com\" is in relays",
                         message = "Hidden e-mail addresses cannot be let in; use an address of your own." }
  expect(invite{ participant = { emailAddress = "X7K2@PrivateRelay.AppleID.com" } }):denied("hidden-address")
end)

test("other addresses are no relay", function()
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):allowed()
  expect(invite{ participant = { emailAddress = "cy@appleid.com" } }):allowed()
  expect(invite{ participant = { emailAddress = "cy@sub.privaterelay.appleid.com" } }):allowed()
end)

test("nor is anybody without an address", function()
  expect(invite{ participant = { phoneNumber = "+15550100" } })
    :denied{ code = "no-address", admin_message = "+15550100 has no e-mail address",
             message = "Only people with an e-mail address can be let in." }
  expect(invite{ participant = { userRecordName = "_u7" } })
    :denied{ code = "no-address", admin_message = "_u7 has no e-mail address" }
  expect(invite{ participant = { oneTimeURL = true } })
    :denied{ code = "no-address", admin_message = "somebody has no e-mail address" }
end)

test("the administrator is told who by the first of what is known", function()
  expect(invite{ participant = { phoneNumber = "+15550100", userRecordName = "_u7" } })
    :denied{ code = "no-address", admin_message = "+15550100 has no e-mail address" }
  expect(request{ actor = "ana@example.com", action = "setParticipantPermission", permission = "readWrite",
                  share = "fixtures/asked.json", participant = { participantID = "slot" } })
    :denied{ code = "no-address", admin_message = "slot has no e-mail address" }
end)

-- From before the policy came.
local old = { rootRecordName = "plan-1", publicPermission = "none", participants = {
  { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
  { emailAddress = "x7k2@privaterelay.appleid.com", role = "privateUser", permission = "readOnly",
    acceptanceStatus = "accepted" },
  { emailAddress = "y8@privaterelay.appleid.com", role = "privateUser", permission = "readOnly",
    acceptanceStatus = "pending" },
  { phoneNumber = "+15550100", role = "privateUser", permission = "readOnly", acceptanceStatus = "pending" },
  { emailAddress = "dee@example.com", role = "privateUser", permission = "readOnly", acceptanceStatus = "pending" } } }

test("exactly these people may accept", function()
  expect(request{ actor = "dee@example.com", action = "acceptShare", share = old })
    :only{ "dee@example.com",
           among = { "dee@example.com", "y8@privaterelay.appleid.com", "+15550100" } }
end)

test("who is in already gets no more, and the share goes on", function()
  expect(invite{ share = old, action = "setParticipantPermission", permission = "readWrite" }):denied("hidden-address")
  expect(invite{ share = old, action = "setParticipantRole", role = "administrator" }):denied("hidden-address")
  expect(invite{ share = old, participant = { emailAddress = "x7k2@privaterelay.appleid.com",
                                              permission = "readWrite" } })
    :denied("hidden-address")
  expect(invite{ share = old }):allowed()
  expect(invite{ share = old, participant = { emailAddress = "gus@example.com" } }):allowed()
  expect(invite{ share = old, action = "removeParticipant" }):allowed()
  expect(invite{ share = old, actor = "x7k2@privaterelay.appleid.com", action = "leaveShare", participant = absent })
    :allowed()
end)

test("a public link, a one-time link and an approval are ways in like others", function()
  local join = request{ actor = "x7k2@privaterelay.appleid.com", action = "acceptShare",
                        share = "fixtures/linked.json" }
  expect(join):denied("hidden-address")
  expect(join{ actor = "+15550100" }):denied("no-address")
  expect(join{ actor = "kim@outside.example" }):allowed()
  expect(join{ share = "fixtures/asked.json", oneTimeURL = "slot" }):denied("hidden-address")
  expect(join{ share = "fixtures/asked.json", oneTimeURL = "slot", actor = "kim@outside.example" }):allowed()
  expect(request{ actor = "ana@example.com", action = "approveAccessRequest", share = "fixtures/asked.json",
                  requester = { emailAddress = "cy@partner.example" } }):allowed()
end)

test("both in one save are two denials", function()
  expect(invite{ action = "saveShare", participant = absent, edits = {
    { name = "addParticipant", properties = { participant = { emailAddress = "x7k2@privaterelay.appleid.com" } } },
    { name = "addParticipant", properties = { participant = { phoneNumber = "+15550100" } } } } })
    :denied("hidden-address", "no-address")
end)

test("an organization may let people in by number", { parameters = { addressRequired = false } }, function()
  expect(invite{ participant = { phoneNumber = "+15550100" } }):allowed()
  expect(invite{ participant = { oneTimeURL = true } }):allowed()
  expect(invite):denied("hidden-address")
end)

test("other relays can be listed", { parameters = { relays = { "*.relay.example" } } }, function()
  expect(invite):allowed()
  expect(invite{ participant = { emailAddress = "x@mail.relay.example" } }):denied("hidden-address")
end)
