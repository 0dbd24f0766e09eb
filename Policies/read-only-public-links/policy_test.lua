local open = request{ actor = "ana@example.com", action = "setPublicPermission", share = "fixtures/team.json",
                      permission = "readOnly" }

local function shared(permission, anonymous, joined)
  local people = { { emailAddress = "ana@example.com", role = "owner", permission = "readWrite",
                     acceptanceStatus = "accepted" } }
  people[2] = joined and { emailAddress = "joe@outside.example", role = "publicUser", permission = permission,
                           acceptanceStatus = "accepted" }
  return { rootRecordName = "notes-1", publicPermission = permission, anonymousPublicAccess = anonymous,
           participants = people }
end

test("a link to read is opened, one to write is not", function()
  expect(open):allowed()
  expect(open{ permission = "readWrite" })
    :denied{ code = "public-link-writes",
             message = "Public links are for reading; invite by name whoever is to write." }
end)

test("a link is not raised, and may be lowered and closed", function()
  expect(open{ share = "fixtures/linked.json" }):allowed()
  expect(open{ share = "fixtures/linked.json", permission = "readWrite" }):denied("public-link-writes")
  expect(open{ share = "fixtures/linked.json", permission = "none" }):allowed()
  expect(open{ share = shared("readWrite") }):allowed()
  expect(open{ share = shared("readWrite"), permission = "none" }):allowed()
end)

test("no share is made with a link to write", function()
  local make = request{ actor = "ana@example.com", action = "createShare", share = "fixtures/new.json" }
  expect(make):allowed()
  expect(make{ share = { rootRecordName = "r", publicPermission = "readOnly" } }):allowed()
  expect(make{ share = { rootRecordName = "r", publicPermission = "readWrite" } }):denied("public-link-writes")
end)

test("nobody joins by a link to write that is open still", function()
  local join = request{ actor = "kim@outside.example", action = "acceptShare", share = shared("readWrite") }
  expect(join):denied{ code = "joins-to-write",
                       message = "This share cannot be joined by its public link; ask its owner to invite you." }
  expect(join{ actor = "dee@example.com" }):denied("joins-to-write")
  expect(join{ share = shared("readOnly") }):allowed()
end)

test("a share with such a link goes on", function()
  local old = open{ share = shared("readWrite", false, true), permission = "readWrite" }
  expect(old):allowed()
  expect(old{ actor = "joe@outside.example", action = "readShare", permission = absent }):allowed()
  expect(old{ actor = "joe@outside.example", action = "leaveShare", permission = absent }):allowed()
end)

test("who joined by a link is raised with it only once", function()
  -- One denial for the link; joe is in it already and does not join.
  expect(open{ share = "fixtures/linked.json", permission = "readWrite" }):denied("public-link-writes")
end)

test("people are invited to write as ever", function()
  expect(open{ action = "addParticipant", permission = absent,
               participant = { emailAddress = "dee@example.com", permission = "readWrite" } }):allowed()
end)

test("closing and opening again in one save leaves it at what is open then", function()
  local function edit(permission) return { name = "setPublicPermission", properties = { permission = permission } } end
  local save = open{ action = "saveShare", permission = absent }
  expect(save{ edits = { edit("readOnly"), edit("readWrite") } }):denied("public-link-writes")
  expect(save{ edits = { edit("readWrite"), edit("readOnly") } }):allowed()
  expect(save{ action = "modifyRecords", operations = { edit("readWrite") } }):denied("public-link-writes")
end)

test("whoever follows a link signs in", function()
  expect(open{ share = shared("none", true) })
    :denied{ code = "public-link-anonymous", message = "A public link must ask people to sign in." }
  expect(open{ share = shared("none", false) }):allowed()
  expect(open{ share = shared("none", true), permission = "readWrite" })
    :denied("public-link-writes", "public-link-anonymous")
  expect(open{ action = "createShare", permission = absent,
               share = { rootRecordName = "r", publicPermission = "readOnly", anonymousPublicAccess = true } })
    :denied("public-link-anonymous")
end)

test("a link for people without a name may stay, and be closed", function()
  expect(open{ share = shared("readOnly", true) }):allowed()
  expect(open{ share = shared("readOnly", true), permission = "none" }):allowed()
  expect(open{ share = shared("none", true), permission = "none" }):allowed()
end)

test("an organization may let people in without a name", { parameters = { anonymous = true } }, function()
  expect(open{ share = shared("none", true) }):allowed()
  expect(open{ share = shared("none", true), permission = "readWrite" }):denied("public-link-writes")
end)
