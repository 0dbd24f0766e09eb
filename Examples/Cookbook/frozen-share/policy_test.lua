local function team(labels)
  return { rootRecordName = "plan-1", publicPermission = "none", properties = labels, participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
    { emailAddress = "ben@example.com", role = "privateUser", permission = "readWrite",
      acceptanceStatus = "accepted" } } }
end
local write = request{ actor = "ben@example.com", action = "modifyRecord", record = { recordName = "note-1" },
                       share = team{ state = "frozen" } }

test("nothing is written", function()
  expect(write):denied{ code = "frozen", admin_message = "modifyRecord is not among those allowed" }
  expect(write{ share = team{ state = "open" } }):allowed()
  expect(write{ share = team{} }):allowed()
end)

test("records and the share are read", function()
  expect(write{ action = "readRecord" }):allowed()
  expect(write{ action = "readShare", record = absent }):allowed()
  expect(write{ action = "readShareURL", record = absent }):allowed()
  expect(write{ action = "fetchShareMetadata", record = absent }):allowed()
  expect(write{ action = "lookUpParticipant", record = absent, participant = { emailAddress = "ben@example.com" } })
    :allowed()
end)

test("nobody is invited or removed, but everybody may leave", function()
  local change = write{ actor = "ana@example.com", record = absent, participant = { emailAddress = "dee@example.com" } }
  expect(change{ action = "addParticipant" }):denied("frozen")
  expect(change{ action = "removeParticipant", participant = { emailAddress = "ben@example.com" } }):denied("frozen")
  expect(write{ action = "leaveShare", record = absent }):allowed()
end)

test("the share is not deleted", function()
  expect(write{ actor = "ana@example.com", action = "deleteShare", record = absent }):denied("frozen")
end)

test("label, value and what stays possible are the organization's",
     { parameters = { label = "phase", frozen = "closed", allowed = { "modifyRecord" } } }, function()
  expect(write):allowed()
  expect(write{ share = team{ phase = "closed" } }):allowed()
  expect(write{ share = team{ phase = "closed" }, action = "deleteRecord" }):denied("frozen")
end)

test("a share is made frozen", function()
  expect(request{ actor = "ana@example.com", action = "createShare", share = {
    rootRecordName = "plan-2", publicPermission = "none", properties = { state = "frozen" } } }):allowed()
end)
