-- Ana, eve and ben write in the team; gil reads, and pia is invited to.
local raise = request{ actor = "ana@example.com", action = "setParticipantPermission", share = "fixtures/team.json",
                       participant = { emailAddress = "gil@partner.example" }, permission = "readWrite" }

test("the last right to write is given, and none beyond", { parameters = { maximum = 4 } }, function()
  local doc = sequence("fixtures/team.json")
  doc:expect{ actor = "ana@example.com", action = "setParticipantPermission", permission = "readWrite",
              participant = { emailAddress = "gil@partner.example" } }
    :allowed()
  doc:expect{ actor = "ana@example.com", action = "addParticipant",
              participant = { emailAddress = "dee@example.com", permission = "readWrite" } }
    :denied{ code = "too-many-writers", admin_message = "5 people could write, the maximum is 4",
             message = "Too many people could write; make somebody read-only first." }
  doc:expect{ actor = "ana@example.com", action = "setParticipantPermission", permission = "readOnly",
              participant = { emailAddress = "ben@example.com" } }
    :allowed()
  doc:expect{ actor = "ana@example.com", action = "addParticipant",
              participant = { emailAddress = "dee@example.com", permission = "readWrite" } }
    :allowed()
  doc:share{ participants = { ["dee@example.com"] = { permission = "readWrite", acceptanceStatus = "pending" },
                              ["ben@example.com"] = { permission = "readOnly" } } }
end)

test("readers have no maximum", { parameters = { maximum = 3 } }, function()
  expect(raise{ action = "addParticipant", permission = absent, participant = { emailAddress = "dee@example.com" } })
    :allowed()
  expect(raise):denied("too-many-writers")
end)

test("whichever way, it is a right to write", { parameters = { maximum = 3 } }, function()
  expect(raise{ action = "addParticipant", permission = absent,
                participant = { emailAddress = "gil@partner.example", permission = "readWrite" } })
    :denied("too-many-writers")
  expect(raise{ action = "addParticipant", permission = absent,
                participant = { oneTimeURL = true, permission = "readWrite" } })
    :denied("too-many-writers")
  local writing = { rootRecordName = "r", publicPermission = "readWrite", participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
    { emailAddress = "joe@outside.example", role = "publicUser", permission = "readWrite",
      acceptanceStatus = "accepted" },
    { emailAddress = "kim@outside.example", role = "publicUser", permission = "readWrite",
      acceptanceStatus = "accepted" } } }
  expect(request{ actor = "lu@outside.example", action = "acceptShare", share = writing }):denied("too-many-writers")
end)

test("a link that is raised makes writers of all who joined by it", { parameters = { maximum = 1 } }, function()
  local link = request{ actor = "ana@example.com", action = "setPublicPermission", permission = "readWrite",
                        share = "fixtures/linked.json" }
  expect(link):denied{ code = "too-many-writers", admin_message = "2 people could write, the maximum is 1" }
  expect(link{ permission = "readOnly" }):allowed()
end)

test("room that is made in a save can be taken in it", { parameters = { maximum = 3 } }, function()
  local save = raise{ action = "saveShare", participant = absent, permission = absent }
  local function edit(address, permission)
    return { name = "setParticipantPermission",
             properties = { participant = { emailAddress = address }, permission = permission } }
  end
  expect(save{ edits = { edit("gil@partner.example", "readWrite"), edit("ben@example.com", "readOnly") } }):allowed()
  expect(save{ edits = { edit("gil@partner.example", "readWrite"), edit("ben@example.com", "readWrite") } })
    :denied("too-many-writers")
end)

test("a share over the cap may lose writers or keep them, and gets no more", { parameters = { maximum = 1 } },
     function()
  expect(raise{ participant = { emailAddress = "ben@example.com" }, permission = "readOnly" }):allowed()
  expect(raise{ actor = "pia@partner.example", action = "acceptShare", participant = absent, permission = absent })
    :allowed()
  expect(raise{ actor = "ben@example.com", action = "leaveShare", participant = absent, permission = absent }):allowed()
  expect(raise):denied("too-many-writers")
end)

test("who is invited to write counts already", { parameters = { maximum = 2 } }, function()
  local share = { rootRecordName = "r", publicPermission = "none", participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
    { emailAddress = "ben@example.com", role = "privateUser", permission = "readWrite",
      acceptanceStatus = "pending" } } }
  expect(raise{ action = "addParticipant", permission = absent, share = share,
                participant = { emailAddress = "dee@example.com", permission = "readWrite" } })
    :denied("too-many-writers")
  expect(raise{ actor = "ben@example.com", action = "acceptShare", share = share, participant = absent,
                permission = absent }):allowed()
end)

test("the owner is one of them, or not", { parameters = { maximum = 3, countOwner = false } }, function()
  expect(raise):allowed()
  expect(raise{ action = "saveShare", participant = absent, permission = absent, edits = {
    { name = "setParticipantPermission", properties = { permission = "readWrite",
                                                        participant = { emailAddress = "gil@partner.example" } } },
    { name = "addParticipant", properties = { participant = { emailAddress = "dee@example.com",
                                                              permission = "readWrite" } } } } })
    :denied{ code = "too-many-writers", admin_message = "4 people could write, the maximum is 3" }
end)

test("a new share has its owner, who may be nobody's cap", function()
  expect(request{ actor = "ana@example.com", action = "createShare", share = "fixtures/new.json" }):allowed()
end)

test("nobody else writes where none may", { parameters = { maximum = 0, countOwner = false } }, function()
  local share = { rootRecordName = "r", publicPermission = "none", participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" } } }
  local invite = raise{ action = "addParticipant", permission = absent, share = share,
                        participant = { emailAddress = "dee@example.com", permission = "readWrite" } }
  expect(invite):denied{ code = "too-many-writers", admin_message = "1 people could write, the maximum is 0" }
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):allowed()
end)

-- Others than the owner who write, as many as said.
local function writing(count)
  local people = { { emailAddress = "ana@example.com", role = "owner", permission = "readWrite",
                     acceptanceStatus = "accepted" } }
  for number = 1, count do
    people[#people + 1] = { emailAddress = "person" .. number .. "@example.com", role = "privateUser",
                            permission = "readWrite", acceptanceStatus = "accepted" }
  end
  return { rootRecordName = "r", publicPermission = "none", participants = people }
end

test("five write, the owner among them, where nothing else is said", { parameters = {} }, function()
  local invite = raise{ action = "addParticipant", permission = absent,
                        participant = { emailAddress = "dee@example.com", permission = "readWrite" } }
  expect(invite{ share = writing(3) }):allowed()
  expect(invite{ share = writing(4) })
    :denied{ code = "too-many-writers", admin_message = "6 people could write, the maximum is 5" }
end)
