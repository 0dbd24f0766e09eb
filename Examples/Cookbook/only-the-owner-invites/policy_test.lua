local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "dee@example.com" } }

test("the owner invites, an administrator does not", function()
  expect(invite):allowed()
  expect(invite{ actor = "ada@example.com" }):denied("not-the-owner")
end)

test("exactly the owner may invite", function()
  expect(invite):only{ "ana@example.com" }
end)

test("an administrator changes what people who are in may do, and removes them", function()
  expect(invite{ actor = "ada@example.com", action = "setParticipantPermission", permission = "readWrite",
                 participant = { emailAddress = "gil@partner.example" } }):allowed()
  expect(invite{ actor = "ada@example.com", action = "removeParticipant",
                 participant = { emailAddress = "gil@partner.example" } }):allowed()
end)

test("whoever was removed is new", function()
  local doc = sequence("fixtures/team.json")
  doc:expect{ actor = "ana@example.com", action = "removeParticipant",
              participant = { emailAddress = "gil@partner.example" } }
    :allowed()
  doc:expect{ actor = "ada@example.com", action = "addParticipant",
              participant = { emailAddress = "gil@partner.example" } }
    :denied("not-the-owner")
end)

test("people accept an invitation, and join by a link that the owner opened", function()
  local doc = sequence("fixtures/team.json")
  doc:expect{ actor = "pia@partner.example", action = "acceptShare" }:allowed()
  doc:expect{ actor = "ana@example.com", action = "setPublicPermission", permission = "readOnly" }:allowed()
  doc:expect{ actor = "joe@partner.example", action = "acceptShare" }:allowed()
end)
