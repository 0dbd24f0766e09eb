local make = request{ actor = "ana@example.com", action = "addParticipant", share = "fixtures/asked.json",
                      participant = { oneTimeURL = true } }

-- A link to write beside the one to read, from before the policy came.
local old = { rootRecordName = "plan-1", publicPermission = "none", participants = {
  { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
  { emailAddress = "ben@example.com", role = "privateUser", permission = "readOnly", acceptanceStatus = "pending" },
  { participantID = "reads", isOneTimeURL = true, role = "privateUser", permission = "readOnly",
    acceptanceStatus = "pending" },
  { participantID = "writes", isOneTimeURL = true, role = "privateUser", permission = "readWrite",
    acceptanceStatus = "pending" } } }
local use = request{ actor = "kim@outside.example", action = "acceptShare", share = old, oneTimeURL = "reads" }

test("no one-time link is made", function()
  expect(make):denied{ code = "one-time-link", admin_message = "a one-time link, at most none is allowed",
                       message = "One-time links are not allowed here; invite people by name." }
  expect(make{ participant = { oneTimeURL = true, permission = "readWrite" } }):denied("one-time-link")
  expect(make{ action = "saveShare", participant = absent, edits = {
    { name = "addParticipant", properties = { participant = { emailAddress = "dee@example.com" } } },
    { name = "addParticipant", properties = { participant = { oneTimeURL = true } } } } })
    :denied("one-time-link")
end)

test("people are invited by name", function()
  expect(make{ participant = { emailAddress = "dee@example.com", permission = "readWrite" } }):allowed()
  expect(make{ participant = { phoneNumber = "+15550100" } }):allowed()
  expect(use{ actor = "ben@example.com", oneTimeURL = absent }):allowed()
end)

test("nobody uses a link that was made before", function()
  expect(use):denied("one-time-link")
  expect(use{ oneTimeURL = "writes" }):denied("one-time-link")
end)

test("a link that was made before is not handed out", function()
  local get = make{ action = "getOneTimeURL", participant = { participantID = "slot" } }
  expect(get):denied{ code = "one-time-link-handed-out", admin_message = "its one-time link, at most none is allowed",
                      message = "This one-time link cannot be handed out; invite people by name." }
end)

test("it is not raised, and may be withdrawn", function()
  local slot = { participantID = "slot" }
  expect(make{ action = "setParticipantPermission", participant = slot, permission = "readWrite" })
    :denied("one-time-link")
  expect(make{ action = "setParticipantPermission", participant = slot, permission = "none" }):allowed()
  expect(make{ action = "removeParticipant", participant = slot }):allowed()
  expect(make{ action = "approveAccessRequest", participant = absent,
               requester = { emailAddress = "dee@example.com" } }):allowed()
end)

test("links to read can be permitted, and links to write cannot", { parameters = { highest = "readOnly" } }, function()
  expect(make):allowed()
  expect(make{ participant = { oneTimeURL = true, permission = "readWrite" } })
    :denied{ code = "one-time-link", admin_message = "a one-time link, at most readOnly is allowed" }
  expect(use):allowed()
  expect(use{ oneTimeURL = "writes" }):denied("one-time-link")
  local get = use{ actor = "ana@example.com", action = "getOneTimeURL", oneTimeURL = absent }
  expect(get{ participant = { participantID = "reads" } }):allowed()
  expect(get{ participant = { participantID = "writes" } })
    :denied{ code = "one-time-link-handed-out", admin_message = "its one-time link, at most readOnly is allowed" }
  expect(get{ action = "setParticipantPermission", permission = "readWrite",
             participant = { participantID = "reads" } })
    :denied("one-time-link")
end)

test("exactly these people may be let in", { parameters = { highest = "readOnly" } }, function()
  expect(use{ actor = "ben@example.com", oneTimeURL = absent })
    :only{ "ben@example.com", among = { "ben@example.com", "kim@outside.example" } }
end)
