local open = request{ actor = "ana@example.com", action = "setPublicPermission", share = "fixtures/team.json",
                      permission = "readOnly" }

local function shared(permission)
  return { rootRecordName = "notes-1", publicPermission = permission, participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
    { emailAddress = "joe@outside.example", role = "publicUser", permission = permission,
      acceptanceStatus = "accepted" } } }
end

test("no link is opened", function()
  expect(open):denied{ code = "public-link", admin_message = "public permission readOnly, at most none is allowed",
                       message = "Public links are not allowed here; invite people by name." }
  expect(open{ permission = "readWrite" }):denied("public-link")
  expect(open{ permission = "none" }):allowed()
end)

test("none is raised, and each may be lowered and closed", function()
  expect(open{ share = shared("readOnly"), permission = "readWrite" }):denied("public-link")
  expect(open{ share = shared("readOnly") }):allowed()
  expect(open{ share = shared("readWrite") }):allowed()
  expect(open{ share = shared("readWrite"), permission = "readWrite" }):allowed()
  expect(open{ share = shared("readWrite"), permission = "none" }):allowed()
end)

test("no share is made with one", function()
  local make = open{ action = "createShare", permission = absent, share = "fixtures/new.json" }
  expect(make):allowed()
  expect(make{ share = { rootRecordName = "r", publicPermission = "readOnly" } }):denied("public-link")
end)

test("nobody joins by one that is open still", function()
  local join = request{ actor = "kim@outside.example", action = "acceptShare", share = shared("readOnly") }
  expect(join):denied{ code = "joins-by-public-link", admin_message = "joins with readOnly, at most none is allowed",
                       message = "This share cannot be joined by its public link; ask its owner to invite you." }
  expect(join{ share = shared("readWrite") }):denied("joins-by-public-link")
  expect(join)
    :only{ "joe@outside.example", among = { "joe@outside.example", "dee@example.com", "kim@outside.example" } }
end)

test("who joined before is no newcomer", function()
  expect(open{ share = shared("readOnly"), actor = "joe@outside.example", action = "readShare", permission = absent })
    :allowed()
  expect(open{ share = shared("readOnly"), actor = "joe@outside.example", action = "leaveShare", permission = absent })
    :allowed()
end)

test("people are invited and accept as ever", function()
  expect(open{ action = "addParticipant", permission = absent, participant = { emailAddress = "dee@example.com" } })
    :allowed()
  expect(open{ actor = "pia@partner.example", action = "acceptShare", permission = absent }):allowed()
  expect(open{ share = "fixtures/asked.json", actor = "kim@outside.example", action = "acceptShare",
               permission = absent, oneTimeURL = "slot" }):allowed()
  expect(open{ share = "fixtures/asked.json", action = "approveAccessRequest", permission = absent,
               requester = { emailAddress = "cy@partner.example" } }):allowed()
end)

test("of several edits the last says what is open", function()
  local function edit(permission) return { name = "setPublicPermission", properties = { permission = permission } } end
  local save = open{ action = "saveShare", permission = absent }
  expect(save{ edits = { edit("none"), edit("readOnly") } }):denied("public-link")
  expect(save{ edits = { edit("readWrite"), edit("none") } }):allowed()
end)

test("links to read can be permitted", { parameters = { highest = "readOnly" } }, function()
  expect(open):allowed()
  expect(open{ permission = "readWrite" })
    :denied{ code = "public-link", admin_message = "public permission readWrite, at most readOnly is allowed" }
  -- One denial: who has joined is raised by the link, and does not join.
  expect(open{ share = shared("readOnly"), permission = "readWrite" }):denied("public-link")
  local join = request{ actor = "kim@outside.example", action = "acceptShare", share = "fixtures/linked.json" }
  expect(join):allowed()
  expect(join{ share = shared("readWrite") })
    :denied{ code = "joins-by-public-link", admin_message = "joins with readWrite, at most readOnly is allowed" }
end)
