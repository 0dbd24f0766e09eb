local directory = { groups = { archivists = { "eve@example.com" }, owners = { "ana@example.com" } } }
local delete = request{ actor = "ana@example.com", action = "deleteShare", share = "fixtures/team.json" }

test("an owner who is no archivist deletes neither share nor root nor zone",
     { data = { directory = directory } }, function()
  expect(delete):denied{ code = "not-deleted", admin_message = "ana@example.com is not in group archivists" }
  expect(delete{ action = "deleteZone" }):denied("not-deleted")
  expect(delete{ action = "deleteRecord", record = { recordName = "plan-1" } }):denied("not-deleted")
end)

test("an archivist does", { parameters = { group = "owners" }, data = { directory = directory } }, function()
  expect(delete):allowed()
  expect(delete{ action = "deleteRecord", record = { recordName = "plan-1" } }):allowed()
end)

test("a group that is not there has no members",
     { parameters = { group = "nobody" }, data = { directory = directory } },
     function() expect(delete):denied("not-deleted") end)

test("everybody may leave", { data = { directory = directory } }, function()
  expect(delete{ actor = "ben@example.com", action = "leaveShare" }):allowed()
  expect(delete{ actor = "gil@partner.example", action = "deleteShare" }):allowed()
end)

test("other records are deleted, people are invited and removed", { data = { directory = directory } }, function()
  expect(delete{ action = "deleteRecord", record = { recordName = "note-1" } }):allowed()
  expect(delete{ action = "addParticipant", participant = { emailAddress = "dee@example.com" } }):allowed()
  expect(delete{ action = "removeParticipant", participant = { emailAddress = "ben@example.com" } }):allowed()
end)

test("a share is made", { data = { directory = directory } }, function()
  expect(delete{ action = "createShare", share = "fixtures/new-share.json" }):allowed()
end)

test("an owner who is known by no address is in no group", { data = { directory = directory } }, function()
  expect(delete{ actor = "_a1", share = { rootRecordName = "plan-1", publicPermission = "none", participants = {
    { userRecordName = "_a1", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" } } } })
    :denied{ code = "not-deleted", admin_message = "somebody without an e-mail address is not in group archivists" }
end)

test("who is alone in a share goes on", { data = { directory = directory } }, function()
  expect(delete{ action = "setShareFields", fields = { title = "Plan" }, share = {
    rootRecordName = "plan-1", publicPermission = "none", participants = {
      { emailAddress = "ana@example.com", role = "owner", permission = "readWrite",
        acceptanceStatus = "accepted" } } } }):allowed()
end)
