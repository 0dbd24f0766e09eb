local directory = { groups = { ["data-protection"] = { "ben@example.com" }, recruiting = { "gil@partner.example" } } }
local read = request{ actor = "ana@example.com", action = "readRecord", share = "fixtures/team.json",
                      record = { recordName = "r-1", recordType = "Applicant" } }

parameters{ types = { "Applicant" } }

test("not even the owner reads such records, only the group", { data = { directory = directory } }, function()
  expect(read):denied{ code = "personal-data", admin_message = "record type Applicant" }
  expect(read):only{ "ben@example.com" }
end)

test("the group writes them, nobody else does", { data = { directory = directory } }, function()
  expect(read{ action = "modifyRecord", actor = "ben@example.com" }):allowed()
  expect(read{ action = "createRecord" }):denied("personal-data")
  expect(read{ action = "deleteRecord" }):denied("personal-data")
end)

test("other records are for everybody", { data = { directory = directory } }, function()
  expect(read{ record = { recordName = "r-2", recordType = "Note" } }):allowed()
end)

test("a record of a type that nobody gave may be one", { data = { directory = directory } }, function()
  expect(read{ record = { recordName = "r-2" } })
    :denied{ code = "personal-data", admin_message = "record type not given" }
end)

test("other groups, other types",
     { parameters = { types = { "Note" }, group = "recruiting" }, data = { directory = directory } },
     function()
  expect(read):allowed()
  expect(read{ record = { recordName = "r-2", recordType = "Note" } }):only{ "gil@partner.example" }
end)

test("a group that is not there has no members", { parameters = { types = { "Applicant" }, group = "nobody" },
                                                   data = { directory = directory } }, function()
  expect(read{ actor = "ben@example.com" }):denied("personal-data")
end)

test("somebody without an address is in no group", { data = { directory = directory } }, function()
  expect(read{ actor = "_a1", share = { rootRecordName = "plan-1", publicPermission = "none", participants = {
    { userRecordName = "_a1", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" } } } })
    :denied("personal-data")
end)
