-- Five people are in the team, one of them has not accepted.
local invite = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/team.json",
                        participant = { emailAddress = "dee@example.com" } }

local function edits(...)
  local list = {}
  for number, edit in ipairs{ ... } do
    list[number] = { name = edit[1], properties = { participant = { emailAddress = edit[2] } } }
  end
  return list
end

test("the last place is given, and no place beyond", { parameters = { maximum = 6 } }, function()
  local doc = sequence("fixtures/team.json")
  doc:expect{ actor = "ana@example.com", action = "addParticipant",
              participant = { emailAddress = "dee@example.com" } }
    :allowed()
  doc:expect{ actor = "ana@example.com", action = "addParticipant",
              participant = { emailAddress = "cy@partner.example" } }
    :denied{ code = "too-many-people", admin_message = "7 people, the maximum is 6",
             message = "Too many people would be in this share; remove somebody first." }
  doc:expect{ actor = "ana@example.com", action = "removeParticipant",
              participant = { emailAddress = "ben@example.com" } }
    :allowed()
  doc:expect{ actor = "eve@example.com", action = "addParticipant",
              participant = { emailAddress = "cy@partner.example" } }
    :allowed()
  doc:share{ participants = { ["ben@example.com"] = absent,
                              ["cy@partner.example"] = { acceptanceStatus = "pending" } } }
end)

test("a full share goes on", { parameters = { maximum = 5 } }, function()
  expect(invite):denied("too-many-people")
  expect(invite{ participant = { emailAddress = "ben@example.com", permission = "readWrite" } }):allowed()
  expect(invite{ actor = "pia@partner.example", action = "acceptShare", participant = absent }):allowed()
  expect(invite{ action = "setParticipantPermission", permission = "readWrite",
                 participant = { emailAddress = "gil@partner.example" } }):allowed()
end)

test("a share over the cap may shrink, or stay as it is, and not grow", { parameters = { maximum = 3 } }, function()
  expect(invite{ action = "removeParticipant", participant = { emailAddress = "gil@partner.example" } }):allowed()
  expect(invite{ actor = "gil@partner.example", action = "leaveShare", participant = absent }):allowed()
  expect(invite{ actor = "pia@partner.example", action = "acceptShare", participant = absent }):allowed()
  expect(invite):denied("too-many-people")
end)

test("one place is taken for another in one save", { parameters = { maximum = 5 } }, function()
  local save = invite{ action = "saveShare", participant = absent }
  expect(save{ edits = edits({ "removeParticipant", "gil@partner.example" }, { "addParticipant", "dee@example.com" }) })
    :allowed()
  expect(save{ edits = edits({ "removeParticipant", "gil@partner.example" }, { "addParticipant", "dee@example.com" },
                             { "addParticipant", "cy@partner.example" }) })
    :denied("too-many-people")
end)

test("people who join by a link, by a one-time link or by approval take a place", { parameters = { maximum = 2 } },
     function()
  expect(request{ actor = "kim@outside.example", action = "acceptShare", share = "fixtures/linked.json" })
    :denied("too-many-people")
  local asked = request{ actor = "ana@example.com", action = "approveAccessRequest", share = "fixtures/asked.json",
                         requester = { emailAddress = "dee@example.com" } }
  expect(asked):denied("too-many-people")
  expect(asked{ action = "addParticipant", requester = absent, participant = { oneTimeURL = true } })
    :denied("too-many-people")
  -- The link has had its place since it was made.
  expect(asked{ actor = "kim@outside.example", action = "acceptShare", requester = absent, oneTimeURL = "slot" })
    :allowed()
end)

test("a new share holds its owner", { parameters = { maximum = 1 } }, function()
  local doc = sequence()
  doc:expect{ actor = "ana@example.com", action = "createShare", share = "fixtures/new.json" }:allowed()
  expect(invite{ share = { rootRecordName = "plan-1", publicPermission = "none", participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" } } } })
    :denied{ code = "too-many-people", admin_message = "2 people, the maximum is 1" }
end)

-- Somebody who was removed is in the list and takes no place.
local function crowd(size)
  local people = { { emailAddress = "ana@example.com", role = "owner", permission = "readWrite",
                     acceptanceStatus = "accepted" },
                   { emailAddress = "old@example.com", role = "privateUser", permission = "readOnly",
                     acceptanceStatus = "removed" } }
  for number = 2, size do
    people[#people + 1] = { emailAddress = "person" .. number .. "@example.com", role = "privateUser",
                            permission = "readOnly", acceptanceStatus = "accepted" }
  end
  return { rootRecordName = "plan-1", publicPermission = "none", participants = people }
end

test("twenty people, where nothing else is said", { parameters = {} }, function()
  expect(invite{ share = crowd(19) }):allowed()
  expect(invite{ share = crowd(20) }):denied{ code = "too-many-people", admin_message = "21 people, the maximum is 20" }
end)
