local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "cy@supplier.example" } }

parameters{ domains = { "example.com", "*.example.com" } }

test("nobody at another domain is let in", function()
  expect(invite):denied{ code = "domain-not-allowed", admin_message = "\"supplier.example\" is not in domains",
                         message = "Only people at an approved domain can be let in." }
  expect(invite{ participant = { emailAddress = "cy@example.com.supplier.example" } }):denied("domain-not-allowed")
  expect(invite{ participant = { emailAddress = "cy@notexample.com" } }):denied("domain-not-allowed")
end)

test("people at the domain and its sub-domains are", function()
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):allowed()
  expect(invite{ participant = { emailAddress = "Dee@Team.EXAMPLE.com", permission = "readWrite" } }):allowed()
end)

test("a list that names a domain names it alone", { parameters = { domains = { "example.com" } } }, function()
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):allowed()
  expect(invite{ participant = { emailAddress = "dee@team.example.com" } }):denied("domain-not-allowed")
end)

test("nobody without an address is let in", function()
  expect(invite{ participant = { phoneNumber = "+15550100", userRecordName = "_u7" } })
    :denied{ code = "no-email-address", admin_message = "+15550100 has no e-mail address",
             message = "Only people with an e-mail address at an approved domain can be let in." }
  expect(invite{ participant = { userRecordName = "_u7" } })
    :denied{ code = "no-email-address", admin_message = "_u7 has no e-mail address" }
  expect(invite{ participant = { oneTimeURL = true } })
    :denied{ code = "no-email-address", admin_message = "somebody has no e-mail address" }
  expect(request{ actor = "ana@example.com", action = "setParticipantPermission", permission = "readWrite",
                  share = "fixtures/asked.json", participant = { participantID = "slot" } })
    :denied{ code = "no-email-address", admin_message = "slot has no e-mail address" }
end)

test("who is in gets no more, and the share goes on", function()
  local gil = { emailAddress = "gil@partner.example" }
  expect(invite{ action = "setParticipantPermission", participant = gil, permission = "readWrite" })
    :denied("domain-not-allowed")
  expect(invite{ action = "setParticipantRole", participant = gil, role = "administrator" })
    :denied("domain-not-allowed")
  expect(invite{ action = "setParticipantPermission", participant = gil, permission = "none" }):allowed()
  expect(invite{ participant = gil }):allowed()
  expect(invite{ action = "removeParticipant", participant = gil }):allowed()
  expect(invite{ actor = "gil@partner.example", action = "leaveShare", participant = absent }):allowed()
end)

test("of several edits each is judged", function()
  local function add(address)
    return { name = "addParticipant", properties = { participant = { emailAddress = address } } }
  end
  local save = invite{ action = "saveShare", participant = absent }
  expect(save{ edits = { add("dee@example.com"), add("fay@example.com") } }):allowed()
  expect(save{ edits = { add("dee@example.com"), add("cy@supplier.example") } }):denied("domain-not-allowed")
end)

test("exactly these people may join by a link", function()
  expect(request{ actor = "dee@example.com", action = "acceptShare", share = "fixtures/linked.json" })
    :only{ "dee@example.com", "joe@outside.example",
           among = { "dee@example.com", "joe@outside.example", "kim@outside.example", "+15550100" } }
end)

test("exactly these people may be approved, or use a one-time link", function()
  local asked = request{ actor = "ana@example.com", action = "approveAccessRequest", share = "fixtures/asked.json",
                         requester = { emailAddress = "cy@partner.example" } }
  expect(asked):denied("domain-not-allowed")
  expect(asked{ requester = { emailAddress = "dee@example.com" } }):allowed()
  expect(asked{ actor = "dee@example.com", action = "acceptShare", requester = absent, oneTimeURL = "slot" })
    :only{ "dee@example.com", among = { "dee@example.com", "kim@outside.example" } }
end)
