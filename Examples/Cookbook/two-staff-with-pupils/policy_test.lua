local function class(...)
  local people = { { emailAddress = "tom@school.example", role = "owner", permission = "readWrite",
    acceptanceStatus = "accepted" } }
  for _, address in ipairs{ ... } do
    people[#people + 1] = { emailAddress = address, role = "privateUser", permission = "readOnly",
      acceptanceStatus = "accepted" }
  end
  return { rootRecordName = "class-1", publicPermission = "none", participants = people }
end
local invite = request{ actor = "tom@school.example", action = "addParticipant", share = class(),
                        participant = { emailAddress = "lea@pupils.school.example" } }

parameters{ pupils = { "pupils.school.example" }, staff = { "school.example" } }

test("no pupil is alone with one teacher", function()
  expect(invite):denied{ code = "pupils-alone", admin_message = "1 pupils, 1 of the staff" }
  expect(invite{ share = class("una@school.example") }):allowed()
end)

test("people who are neither are let in", function()
  expect(invite{ participant = { emailAddress = "una@school.example" } }):allowed()
  expect(invite{ participant = { emailAddress = "cy@partner.example" } }):allowed()
  expect(invite{ participant = { phoneNumber = "+15550100" } }):allowed()
end)

test("the second teacher does not go before the pupils", function()
  local remove = invite{ action = "removeParticipant", share = class("una@school.example", "lea@pupils.school.example"),
                         participant = { emailAddress = "una@school.example" } }
  expect(remove):denied("pupils-alone")
  expect(remove{ participant = { emailAddress = "lea@pupils.school.example" } }):allowed()
  expect(remove{ actor = "una@school.example", action = "leaveShare", participant = absent }):denied("pupils-alone")
end)

test("a class that was too small before may shrink and have others in it, and gets no pupils", function()
  local small = invite{ share = class("lea@pupils.school.example", "max@pupils.school.example") }
  expect(small{ action = "removeParticipant", participant = { emailAddress = "max@pupils.school.example" } }):allowed()
  expect(small{ participant = { emailAddress = "cy@partner.example" } }):allowed()
  expect(small{ participant = { emailAddress = "ola@pupils.school.example" } }):denied("pupils-alone")
end)

test("both are invited in one save", function()
  expect(invite{ action = "saveShare", participant = absent, edits = {
    { name = "addParticipant", properties = { participant = { emailAddress = "lea@pupils.school.example" } } },
    { name = "addParticipant", properties = { participant = { emailAddress = "una@school.example" } } } } }):allowed()
end)

test("a new share has no pupils in it", function()
  expect(invite{ actor = "tom@school.example", action = "createShare", participant = absent,
                 share = "fixtures/new-share.json" }):allowed()
end)

test("other schools have other domains",
     { parameters = { pupils = { "kids.example" }, staff = { "staff.example" } } }, function()
  expect(invite):allowed()
  expect(invite{ participant = { emailAddress = "kim@kids.example" } }):denied("pupils-alone")
end)
