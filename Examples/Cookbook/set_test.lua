-- What the set does as a whole: parameters and modes are those of policyset.json.
local invite = request{ actor = "ana@example.com", action = "addParticipant", time = "2026-03-02T10:00:00Z",
                        participant = { emailAddress = "dee@example.com", hasiCloudAccount = false },
                        share = { rootRecordName = "plan-1", publicPermission = "none", properties = { team = "press" },
                                  participants = { { emailAddress = "ana@example.com", role = "owner",
                                                     permission = "readWrite", acceptanceStatus = "accepted" } } } }

test("a rule in shadow mode denies nothing", function()
  expect(invite):allowed()
end)

test("all other rules do", function()
  expect(invite{ time = "2026-03-02T20:00:00Z" }):denied{ policy = "working-hours", code = "outside-working-hours" }
  expect(invite{ time = "2026-03-02T20:00:00Z", participant = { emailAddress = "cy@partner.example" } })
    :denied("not-approved", "outside-working-hours")
end)
