local function team(labels, public)
  return { rootRecordName = "plan-1", publicPermission = public or "none", properties = labels,
    participants = {
      { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
      { emailAddress = "ben@example.com", role = "privateUser", permission = "readWrite",
        acceptanceStatus = "accepted" },
      { emailAddress = "gus@example.com", role = "privateUser", permission = "readOnly",
        acceptanceStatus = "removed" } } }
end
local held = team{ legalHold = "case 12" }
local remove = request{ actor = "ana@example.com", action = "removeParticipant", share = held,
                        participant = { emailAddress = "ben@example.com" } }

test("nobody is removed", function()
  expect(remove):denied("on-hold")
  expect(remove{ share = team{} }):allowed()
end)

test("a hold that is over holds nobody", function()
  expect(remove{ share = team{ legalHold = false } }):allowed()
end)

test("nobody leaves", function()
  expect(remove{ actor = "ben@example.com", action = "leaveShare", participant = absent }):denied("on-hold")
end)

test("neither the share nor its zone nor its root is deleted", function()
  expect(remove{ action = "deleteShare", participant = absent }):denied("on-hold")
  expect(remove{ action = "deleteZone", participant = absent }):denied("on-hold")
  expect(remove{ action = "deleteRecord", participant = absent, record = { recordName = "plan-1" } }):denied("on-hold")
end)

test("closing the link would remove everybody who came by it", function()
  expect(remove{ action = "setPublicPermission", participant = absent, permission = "none",
                 share = team({ legalHold = true }, "readOnly") }):denied("on-hold")
end)

test("no record is deleted", function()
  local delete = remove{ action = "deleteRecord", participant = absent, record = { recordName = "note-1" } }
  expect(delete):denied("record-on-hold")
  expect(delete{ share = team{} }):allowed()
end)

test("people are invited, records are written", function()
  expect(remove{ action = "addParticipant", participant = { emailAddress = "dee@example.com" } }):allowed()
  expect(remove{ action = "modifyRecord", participant = absent, record = { recordName = "note-1" } }):allowed()
end)

test("the label may have another name", { parameters = { label = "retain" } }, function()
  expect(remove{ share = team{ retain = true } }):denied("on-hold")
  expect(remove):allowed()
end)

test("a new share is on no hold", function()
  expect(remove{ action = "createShare", participant = absent, share = {
    rootRecordName = "plan-2", publicPermission = "none", properties = { legalHold = true } } }):allowed()
end)
