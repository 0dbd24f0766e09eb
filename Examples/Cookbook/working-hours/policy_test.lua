-- A Monday, in winter: local time is UTC unless `ahead` says otherwise.
local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "cy@partner.example" }, time = "2026-03-02T10:00:00Z" }
local function at(text) return invite{ time = text } end

parameters{ opens = 8, closes = 18 }

test("people are let in from the first hour to the end of the last", function()
  expect(at("2026-03-02T08:00:00Z")):allowed()
  expect(at("2026-03-02T17:59:59Z")):allowed()
end)

test("nobody is let in before or after", function()
  expect(at("2026-03-02T07:59:59Z")):denied("outside-working-hours")
  expect(at("2026-03-02T18:00:00Z")):denied("outside-working-hours")
end)

test("Friday is a working day, Saturday and Sunday are not", function()
  expect(at("2026-03-06T10:00:00Z")):allowed()
  expect(at("2026-03-07T10:00:00Z"))
    :denied{ code = "outside-working-hours", admin_message = "day 6 of the week, hour 10" }
  expect(at("2026-03-08T10:00:00Z")):denied("outside-working-hours")
end)

test("a weekend can be worked", { parameters = { weekend = true } }, function()
  expect(at("2026-03-07T10:00:00Z")):allowed()
  expect(at("2026-03-07T20:00:00Z")):denied("outside-working-hours")
end)

test("hours are local, and so are days", { parameters = { opens = 8, closes = 18, ahead = "9h" } }, function()
  expect(at("2026-03-01T23:00:00Z")):allowed()
  expect(at("2026-03-02T09:00:00Z")):denied("outside-working-hours")
  expect(at("2026-03-06T23:00:00Z")):denied("outside-working-hours")
end)

test("other hours", { parameters = { opens = 22, closes = 24 } }, function()
  expect(at("2026-03-02T22:00:00Z")):allowed()
  expect(at("2026-03-02T21:59:59Z")):denied("outside-working-hours")
end)

test("an invitation that was made in time is accepted at night", function()
  expect(invite{ actor = "pia@partner.example", action = "acceptShare", participant = absent,
                 time = "2026-03-02T23:00:00Z" }):allowed()
end)

test("nobody joins by an open link at night", function()
  local doc = sequence("fixtures/team.json")
  doc:expect{ actor = "ana@example.com", action = "setPublicPermission", permission = "readOnly",
              time = "2026-03-02T10:00:00Z" }:allowed()
  doc:expect{ actor = "joe@partner.example", action = "acceptShare", time = "2026-03-02T23:00:00Z" }
    :denied("outside-working-hours")
  doc:expect{ actor = "joe@partner.example", action = "acceptShare", time = "2026-03-03T10:00:00Z" }:allowed()
end)

test("no link is opened at night", function()
  local alone = { rootRecordName = "plan-1", publicPermission = "none", participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" } } }
  local doc = sequence(alone)
  local open = { actor = "ana@example.com", action = "setPublicPermission", permission = "readOnly",
                 time = "2026-03-02T23:00:00Z" }
  doc:expect(open):denied("opened-outside-working-hours")
  open.time = "2026-03-02T10:00:00Z"
  doc:expect(open):allowed()
  doc:expect{ actor = "ana@example.com", action = "setShareFields", fields = { title = "Plan" },
              time = "2026-03-02T23:00:00Z" }:allowed()
end)

test("people are removed, and rights taken away, at any time", function()
  expect(invite{ action = "removeParticipant", participant = { emailAddress = "gil@partner.example" },
                 time = "2026-03-02T23:00:00Z" }):allowed()
  expect(invite{ action = "setParticipantPermission", participant = { emailAddress = "ben@example.com" },
                 permission = "readOnly", time = "2026-03-02T23:00:00Z" }):allowed()
end)

test("nobody is given more at night", function()
  expect(invite{ action = "setParticipantPermission", participant = { emailAddress = "gil@partner.example" },
                 permission = "readWrite", time = "2026-03-02T23:00:00Z" }):denied("outside-working-hours")
end)

test("a share is made with an open link in working hours only", function()
  local create = request{ actor = "ana@example.com", action = "createShare", time = "2026-03-02T23:00:00Z", share = {
    rootRecordName = "plan-2", publicPermission = "readOnly" } }
  expect(create):denied("opened-outside-working-hours")
  expect(create{ time = "2026-03-02T10:00:00Z" }):allowed()
end)

test("a day ends at midnight", { parameters = { opens = 0, closes = 24 } }, function()
  expect(at("2026-03-06T23:59:59Z")):allowed()
  expect(at("2026-03-07T00:00:00Z")):denied("outside-working-hours")
  expect(at("2026-03-08T23:59:59Z")):denied("outside-working-hours")
  expect(at("2026-03-09T00:00:00Z")):allowed()
end)
