-- The set as a whole, with the parameters of policyset.json.
local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "dee@example.com", permission = "readWrite" } }

test("colleagues write, partners read", function()
  expect(invite):allowed()
  expect(invite{ participant = { emailAddress = "cy@partner.example" } }):allowed()
  expect(invite{ participant = { emailAddress = "cy@partner.example", permission = "readWrite" } })
    :denied{ policy = "outsiders-read-only", code = "outsider-writes" }
end)

test("an exception lifts what its own policy says, and nothing else", { time = "2026-11-30T12:00:00Z" }, function()
  expect(invite{ participant = { emailAddress = "hana@supplier.example" } })
    :denied{ policy = "domain-allow-list", code = "domain-not-allowed" }
  expect(invite{ participant = { emailAddress = "ida@supplier.example" } })
    :denied("domain-not-allowed", "no-exception")
end)

test("what several policies say is all said", function()
  expect(invite{ participant = { oneTimeURL = true } })
    :denied("no-email-address", "no-exception", "no-address", "one-time-link")
  expect(invite{ action = "setPublicPermission", participant = absent, permission = "readWrite" })
    :denied("public-link", "public-link-writes")
end)

test("the sharing of a team goes on", function()
  local doc = sequence("fixtures/team.json")
  doc:expect{ actor = "pia@partner.example", action = "acceptShare" }:allowed()
  doc:expect{ actor = "eve@example.com", action = "addParticipant",
              participant = { emailAddress = "dee@example.com", permission = "readWrite" } }
    :allowed()
  doc:expect{ actor = "dee@example.com", action = "acceptShare" }:allowed()
  doc:expect{ actor = "ana@example.com", action = "setParticipantRole", role = "administrator",
              participant = { emailAddress = "dee@example.com" } }
    :allowed()
  doc:expect{ actor = "gil@partner.example", action = "leaveShare" }:allowed()
  doc:share{ participants = { ["dee@example.com"] = { role = "administrator", permission = "readWrite",
                                                      acceptanceStatus = "accepted" },
                              ["pia@partner.example"] = { permission = "readOnly", acceptanceStatus = "accepted" },
                              ["gil@partner.example"] = absent } }
end)
