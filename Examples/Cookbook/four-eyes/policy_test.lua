local function team(label)
  return { rootRecordName = "plan-1", publicPermission = "none", properties = label, participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
    { emailAddress = "eve@example.com", role = "administrator", permission = "readWrite",
      acceptanceStatus = "accepted" },
    { emailAddress = "pia@partner.example", role = "privateUser", permission = "readOnly",
      acceptanceStatus = "pending" } } }
end
local invite = request{ actor = "ana@example.com", action = "addParticipant", share = team{},
                        participant = { emailAddress = "cy@partner.example" } }

parameters{ domains = { "example.com" }, approvers = { "eve@example.com", "joan@partner.example" } }

test("nobody from outside is let in without an approval", function()
  expect(invite):denied{ code = "not-approved", admin_message = "the label approvedBy names no approver" }
end)

test("our own people need none", function()
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):allowed()
end)

test("an approver's name on the share lets them in", function()
  expect(invite{ share = team{ approvedBy = "Eve@Example.com" } }):allowed()
end)

test("other names, and what is no address, do not", function()
  expect(invite{ share = team{ approvedBy = "ana@example.com" } }):denied("not-approved")
  expect(invite{ share = team{ approvedBy = "Eve" } }):denied("not-approved")
  expect(invite{ share = team{ approvedBy = true } }):denied("not-approved")
end)

test("approvers do not let people in by their own approval", function()
  expect(invite{ actor = "eve@example.com", share = team{ approvedBy = "eve@example.com" } })
    :denied{ code = "approved-by-oneself", admin_message = "eve@example.com approved it" }
end)

test("nobody approves themselves", function()
  expect(invite{ participant = { emailAddress = "joan@partner.example" },
                 share = team{ approvedBy = "joan@partner.example" } })
    :denied("approved-by-oneself")
end)

test("people without an address are from outside", function()
  expect(invite{ participant = { phoneNumber = "+15550100" } }):denied("not-approved")
  expect(invite{ participant = { phoneNumber = "+15550100" }, share = team{ approvedBy = "eve@example.com" } })
    :allowed()
end)

test("an owner who is known by no address asks for an approval like others", function()
  local share = team{ approvedBy = "eve@example.com" }
  share.participants[1].emailAddress, share.participants[1].userRecordName = nil, "_a1"
  expect(invite{ actor = "_a1", share = share }):allowed()
end)

test("accepting, and being given more, need an approval too", function()
  local accept = invite{ actor = "pia@partner.example", action = "acceptShare", participant = absent }
  expect(accept):denied("not-approved")
  expect(accept{ share = team{ approvedBy = "eve@example.com" } }):allowed()
  expect(invite{ action = "setParticipantPermission", participant = { emailAddress = "pia@partner.example" },
                 permission = "readWrite" }):denied("not-approved")
end)

test("the label may have another name",
     { parameters = { domains = { "example.com" }, approvers = { "eve@example.com" }, label = "vetted" } }, function()
  expect(invite{ share = team{ vetted = "eve@example.com" } }):allowed()
  expect(invite{ share = team{ approvedBy = "eve@example.com" } }):denied("not-approved")
end)

test("other organizations have other domains",
     { parameters = { domains = { "partner.example" }, approvers = { "eve@example.com" } } }, function()
  expect(invite):allowed()
end)

test("a share is made", function()
  expect(invite{ action = "createShare", participant = absent, share = "fixtures/new-share.json" }):allowed()
end)
