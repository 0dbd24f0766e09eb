-- Gil of partner.example has been in the team for 90 days at the start of 2026, to the second; pia was invited later.
local write = request{ actor = "gil@partner.example", action = "modifyRecord", record = { recordName = "note-1" },
                       share = "fixtures/team.json" }
local at_the_end, a_second_later = "2026-01-01T00:00:00Z", "2026-01-01T00:00:01Z"
local gil = { emailAddress = "gil@partner.example" }

parameters{ domains = { "example.com", "*.example.com" } }

local function dated(added, role, status, permission)
  return { recordName = "share-1", rootRecordName = "plan-1", publicPermission = "none", participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
    { emailAddress = "gil@partner.example", role = role or "privateUser", permission = permission or "readWrite",
      acceptanceStatus = status or "accepted", dateAddedToShare = added } } }
end

test("a guest's time is over after the last second, and not before", function()
  local edit = write{ share = dated("2025-10-03T00:00:00Z") }
  expect(edit{ time = at_the_end }):allowed()
  expect(edit{ time = a_second_later })
    :denied{ code = "your-time-is-over", message = "Your time in this share is over; ask its owner to invite you anew.",
             admin_message = "a guest since 2025-10-03T00:00:00Z, at most 7776000 seconds" }
end)

test("then they do nothing", { time = a_second_later }, function()
  for _, action in ipairs{ "readShare", "readShareURL", "fetchShareMetadata", "acceptShare" } do
    expect(write{ action = action, record = absent }):denied("your-time-is-over")
  end
  expect(write{ action = "readRecord" }):denied("your-time-is-over")
end)

test("but leave", { time = a_second_later }, function()
  expect(write{ action = "leaveShare", record = absent }):allowed()
  expect(write{ action = "deleteShare", record = absent }):allowed()
  expect(write{ action = "deleteZone", record = absent }):allowed()
  expect(write{ action = "removeParticipant", record = absent, participant = gil }):allowed()
end)

test("nor do they act before they leave, in one save", { time = a_second_later }, function()
  local admin = write{ share = dated("2025-10-03T00:00:00Z", "administrator"), action = "modifyRecords",
                       record = absent }
  local go = { name = "removeParticipant", properties = { participant = gil } }
  expect(admin{ operations = { { name = "modifyRecord", properties = { record = { recordName = "note-1" } } }, go } })
    :denied("your-time-is-over")
  expect(admin{ operations = { go } }):allowed()
end)

test("an administrator of a partner whose time is over removes nobody else", { time = a_second_later }, function()
  local share = dated("2025-10-03T00:00:00Z", "administrator")
  share.participants[3] = { emailAddress = "ben@example.com", role = "privateUser", permission = "readOnly",
                            acceptanceStatus = "accepted" }
  expect(write{ share = share, action = "removeParticipant", record = absent,
                participant = { emailAddress = "ben@example.com" } }):denied("your-time-is-over")
end)

test("nothing more is given to them", { time = a_second_later }, function()
  local more = request{ actor = "ana@example.com", action = "setParticipantPermission", share = "fixtures/team.json",
                        participant = gil, permission = "readWrite" }
  expect(more):denied{ code = "guest-expired",
                       admin_message = "a guest since 2025-10-03T00:00:00Z, at most 7776000 seconds",
                       message = "This guest's time in the share is over; remove and invite them anew to renew it." }
  expect(more{ time = at_the_end }):allowed()
  expect(more{ action = "setParticipantRole", permission = absent, role = "administrator" }):denied("guest-expired")
  expect(more{ action = "addParticipant", permission = absent,
               participant = { emailAddress = "gil@partner.example", permission = "readWrite" } })
    :denied("guest-expired")
  expect(more{ action = "saveShare", permission = absent, participant = absent, edits = {
    { name = "setParticipantPermission", properties = { participant = gil, permission = "readWrite" } } } })
    :denied("guest-expired")
  expect(more{ permission = "none" }):allowed()
end)

test("removed and invited anew they are new", { time = "2026-06-01T00:00:00Z" }, function()
  local doc = sequence("fixtures/team.json")
  doc:expect{ actor = "ana@example.com", action = "removeParticipant", participant = gil }:allowed()
  doc:share{ participants = { ["gil@partner.example"] = absent } }
  doc:expect{ actor = "ana@example.com", action = "addParticipant", participant = gil }:allowed()
end)

test("in one save too", { time = "2026-06-01T00:00:00Z" }, function()
  expect(write{ actor = "ana@example.com", action = "saveShare", record = absent, edits = {
    { name = "removeParticipant", properties = { participant = gil } },
    { name = "addParticipant", properties = { participant = gil } } } })
    :allowed()
end)

test("an invitation is accepted in time", function()
  local accept = write{ action = "acceptShare", record = absent, share = dated("2025-10-03T00:00:00Z", nil, "pending") }
  expect(accept{ time = at_the_end }):allowed()
  expect(accept{ time = a_second_later }):denied("guest-expired")
end)

test("whoever has not accepted is no guest yet, and whoever was removed none any more", { time = a_second_later },
     function()
  local read = write{ action = "fetchShareMetadata", record = absent, actor = "gil@partner.example" }
  expect(read{ share = dated("2025-10-03T00:00:00Z", nil, "pending") }):allowed()
  local left = dated("2025-10-03T00:00:00Z", "privateUser", "removed")
  left.publicPermission = "readOnly"
  expect(read{ share = left }):allowed()
end)

test("our own people and the owner stay", { time = "2030-01-01T00:00:00Z" }, function()
  local share = dated("2020-01-01T00:00:00Z")
  share.participants[1].emailAddress = "ana@elsewhere.example"
  share.participants[1].dateAddedToShare = "2020-01-01T00:00:00Z"
  share.participants[2].emailAddress = "gil@team.example.com"
  expect(write{ share = share, actor = "ana@elsewhere.example" }):allowed()
  expect(write{ share = share, actor = "gil@team.example.com" }):allowed()
  expect(write{ share = share, actor = "ana@elsewhere.example", action = "setParticipantRole", record = absent,
                role = "administrator", participant = { emailAddress = "gil@team.example.com" } }):allowed()
end)

test("exactly these people may read", { time = a_second_later }, function()
  expect(request{ actor = "ana@example.com", action = "readRecord", record = { recordName = "note-1" },
                  share = "fixtures/team.json" })
    :only{ "ana@example.com", "eve@example.com", "ben@example.com" }
end)

test("whoever was added at an unknown time has had it", function()
  local undated = write{ share = dated() }
  expect(undated):denied{ code = "your-time-is-over",
                          admin_message = "a guest since an unknown time, at most 7776000 seconds" }
  expect(undated{ actor = "ana@example.com", action = "setParticipantRole", record = absent, participant = gil,
                  role = "administrator" })
    :denied{ code = "guest-expired", admin_message = "a guest since an unknown time, at most 7776000 seconds" }
end)

test("or stays, where the organization says so", { parameters = { undatedStay = true } }, function()
  expect(write{ share = dated() }):allowed()
  expect(write{ share = "fixtures/linked.json", actor = "joe@outside.example", action = "readRecord" }):allowed()
  expect(write{ time = a_second_later, share = dated("2025-10-03T00:00:00Z") }):denied("your-time-is-over")
end)

test("people without an address are guests", function()
  local share = dated("2025-10-03T00:00:00Z")
  share.participants[2].emailAddress = nil
  share.participants[2].phoneNumber = "+15550100"
  expect(write{ share = share, actor = "+15550100", time = at_the_end }):allowed()
  expect(write{ share = share, actor = "+15550100", time = a_second_later }):denied("your-time-is-over")
end)

test("who is new gets in, by invitation, link and approval", function()
  expect(request{ actor = "kim@outside.example", action = "acceptShare", share = "fixtures/linked.json" }):allowed()
  local asked = request{ actor = "ana@example.com", action = "approveAccessRequest", share = "fixtures/asked.json",
                         requester = { emailAddress = "cy@partner.example" } }
  expect(asked):allowed()
  expect(asked{ action = "addParticipant", requester = absent, participant = { oneTimeURL = true } }):allowed()
  expect(asked{ actor = "dee@example.com", action = "createShare", requester = absent, share = "fixtures/new.json" })
    :allowed()
end)

test("guests may stay for less", { parameters = { lasting = "1h" } }, function()
  local edit = write{ share = dated("2026-01-01T00:00:00Z") }
  expect(edit{ time = "2026-01-01T01:00:00Z" }):allowed()
  expect(edit{ time = "2026-01-01T01:00:01Z" }):denied("your-time-is-over")
end)

test("a partner may be one of us", { time = a_second_later, parameters = { domains = { "partner.example" } } },
     function()
  expect(write{ action = "readRecord" }):allowed()
  expect(write{ action = "readRecord", actor = "ben@example.com" }):denied("your-time-is-over")
end)
