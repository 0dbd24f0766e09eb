local team = { rootRecordName = "plan-1", publicPermission = "none", participants = {
  { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
  { emailAddress = "gil@partner.example", role = "privateUser", permission = "readWrite",
    acceptanceStatus = "accepted" },
  { phoneNumber = "+15550100", role = "privateUser", permission = "readWrite", acceptanceStatus = "accepted" } } }
local write = request{ actor = "gil@partner.example", action = "modifyRecord", share = team,
                       record = { recordName = "r-1", recordType = "Contract" } }

parameters{ domains = { "example.com" }, types = { "Contract", "Invoice" } }

test("outsiders do not make, change or delete such records", function()
  expect(write):denied{ code = "read-only-type", admin_message = "its type is Contract" }
  expect(write{ action = "createRecord" }):denied("read-only-type")
  expect(write{ action = "deleteRecord" }):denied("read-only-type")
  expect(write{ record = { recordName = "r-2", recordType = "Invoice" } }):denied("read-only-type")
end)

test("they read them, and write others", function()
  expect(write{ action = "readRecord" }):allowed()
  expect(write{ record = { recordName = "r-3", recordType = "Note" } }):allowed()
end)

test("our own people write them", function()
  expect(write{ actor = "ana@example.com" }):allowed()
end)

test("whose address is not known is an outsider", function()
  expect(write{ actor = "+15550100" }):denied("read-only-type")
end)

test("outsiders say what type a record is", function()
  expect(write{ record = { recordName = "r-1" } }):denied("unknown-type")
  expect(write{ actor = "ana@example.com", record = { recordName = "r-1" } }):allowed()
end)

test("one such record in a batch is enough", function()
  expect(write{ action = "modifyRecords", record = absent, operations = {
    { name = "modifyRecord", properties = { record = { recordName = "r-3", recordType = "Note" } } },
    { name = "modifyRecord", properties = { record = { recordName = "r-1", recordType = "Contract" } } } } })
    :denied("read-only-type")
end)

test("other organizations have other types and domains",
     { parameters = { domains = { "partner.example" }, types = { "Note" } } }, function()
  expect(write):allowed()
  expect(write{ actor = "ana@example.com", record = { recordName = "r-3", recordType = "Note" } })
    :denied("read-only-type")
end)
