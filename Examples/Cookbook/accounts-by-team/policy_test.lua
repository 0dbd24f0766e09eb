local function team(labels)
  return { rootRecordName = "plan-1", publicPermission = "none", properties = labels, participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" } } }
end
local invite = request{ actor = "ana@example.com", action = "addParticipant", share = team{ team = "press" },
                        participant = { emailAddress = "cy@partner.example", hasiCloudAccount = false } }

test("no team takes part at first", { parameters = {} }, function()
  expect(invite):allowed()
end)

test("teams that take part invite people with an account", { parameters = { teams = { "press", "law" } } }, function()
  expect(invite):denied("no-account")
  expect(invite{ share = team{ team = "law" } }):denied("no-account")
  expect(invite{ participant = { emailAddress = "cy@partner.example", hasiCloudAccount = true } }):allowed()
end)

test("where nobody looked whether there is one, it is not asked for",
     { parameters = { teams = { "press" } } }, function()
  expect(invite{ participant = { emailAddress = "cy@partner.example" } }):allowed()
end)

test("other teams, and shares of none, do not take part yet", { parameters = { teams = { "press" } } }, function()
  expect(invite{ share = team{ team = "sales" } }):allowed()
  expect(invite{ share = team{ team = 7 } }):allowed()
  expect(invite{ share = team{} }):allowed()
end)

test("at last everybody does", { parameters = { everybody = true } }, function()
  expect(invite):denied("no-account")
  expect(invite{ share = team{} }):denied("no-account")
end)

test("the label may have another name", { parameters = { teams = { "press" }, label = "unit" } }, function()
  expect(invite{ share = team{ unit = "press" } }):denied("no-account")
  expect(invite):allowed()
end)

test("who was invited in earlier days holds up nobody", { parameters = { everybody = true } }, function()
  local older = team{}
  older.participants[2] = { emailAddress = "cy@partner.example", role = "privateUser", permission = "readOnly",
                            acceptanceStatus = "pending", hasiCloudAccount = false }
  expect(invite{ share = older, participant = { emailAddress = "dee@example.com" } }):allowed()
end)

test("a share is made", { parameters = { everybody = true } }, function()
  expect(invite{ action = "createShare", participant = absent, share = "fixtures/new-share.json" }):allowed()
end)
