local blocked = { people = { ["mal@partner.example"] = "SEC-114", ["gil@partner.example"] = "SEC-120" },
                  domains = { "rival.example", "*.rival.example" } }
local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "mal@partner.example" } }

test("who is on the list is not let in", { data = { blocked = blocked } }, function()
  expect(invite):denied{ code = "person-blocked", admin_message = "mal@partner.example: SEC-114" }
  expect(invite{ participant = { emailAddress = "Mal@Partner.example" } }):denied("person-blocked")
end)

test("nor is anybody at a domain on the list", { data = { blocked = blocked } }, function()
  expect(invite{ participant = { emailAddress = "ria@rival.example" } })
    :denied{ code = "person-blocked", admin_message = "ria@rival.example: blocked domain" }
  expect(invite{ participant = { emailAddress = "ria@mail.rival.example" } }):denied("person-blocked")
end)

test("everybody else is", { data = { blocked = blocked } }, function()
  expect(invite{ participant = { emailAddress = "cy@partner.example" } }):allowed()
  expect(invite{ participant = { phoneNumber = "+15550100" } }):allowed()
end)

test("who is in already neither reads nor accepts, but leaves", { data = { blocked = blocked } }, function()
  local read = invite{ actor = "gil@partner.example", action = "readRecord",
                       participant = absent, record = { recordName = "r-1" } }
  expect(read):denied("actor-blocked")
  expect(read{ action = "leaveShare", record = absent }):allowed()
  expect(read{ actor = "ben@example.com" }):allowed()
end)

test("an empty list blocks nobody", { data = { blocked = { people = {}, domains = {} } } }, function()
  expect(invite):allowed()
end)
