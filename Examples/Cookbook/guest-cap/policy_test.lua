-- Two guests of partner.example are in the team, one of them not accepted yet.
local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "cy@partner.example" } }

test("guests are let in up to the cap", { parameters = { domains = { "example.com" }, guests = 3 } }, function()
  local doc = sequence("fixtures/team.json")
  doc:expect{ actor = "ana@example.com", action = "addParticipant",
              participant = { emailAddress = "cy@partner.example" } }
    :allowed()
  doc:expect{ actor = "ana@example.com", action = "addParticipant",
              participant = { emailAddress = "hal@supplier.example" } }
    :denied{ code = "too-many-guests", admin_message = "4 guests, at most 3" }
end)

test("our own people are no guests", { parameters = { domains = { "example.com" }, guests = 2 } }, function()
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):allowed()
  expect(invite):denied("too-many-guests")
end)

test("a share over the cap may shrink, or stay as it is",
     { parameters = { domains = { "example.com" }, guests = 1 } }, function()
  expect(invite{ action = "removeParticipant", participant = { emailAddress = "gil@partner.example" } }):allowed()
  expect(invite{ actor = "pia@partner.example", action = "acceptShare", participant = absent }):allowed()
end)

local few = { domains = { "example.com" }, guests = 9, perDomain = 2 }

test("guests of one organization are let in up to its cap", { parameters = few }, function()
  expect(invite):denied{ code = "too-many-of-one-domain", admin_message = "3 at partner.example, at most 2" }
  expect(invite{ participant = { emailAddress = "hal@supplier.example" } }):allowed()
  expect(invite{ participant = { phoneNumber = "+15550100" } }):allowed()
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):allowed()
end)

test("one denial for an organization, however many of it are invited at once", { parameters = few }, function()
  expect(invite{ action = "saveShare", participant = absent, edits = {
    { name = "addParticipant", properties = { participant = { emailAddress = "cy@partner.example" } } },
    { name = "addParticipant", properties = { participant = { emailAddress = "di@partner.example" } } } } })
    :denied{ code = "too-many-of-one-domain", admin_message = "4 at partner.example, at most 2" }
end)

test("an organization over its cap may accept, and gets nobody more",
     { parameters = { domains = { "example.com" }, perDomain = 1 } }, function()
  expect(invite{ actor = "pia@partner.example", action = "acceptShare", participant = absent }):allowed()
  expect(invite):denied("too-many-of-one-domain")
end)

test("a domain of ours has no cap",
     { parameters = { domains = { "example.com", "partner.example" }, guests = 0, perDomain = 0 } },
     function() expect(invite):allowed() end)

test("a new share has nobody in it to count", { parameters = { domains = { "example.com" }, guests = 0 } }, function()
  expect(invite{ action = "createShare", participant = absent, share = "fixtures/new-share.json" }):allowed()
end)
