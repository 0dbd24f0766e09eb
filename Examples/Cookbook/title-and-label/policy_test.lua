local owner = { emailAddress = "ana@example.com", role = "owner", permission = "readWrite",
                acceptanceStatus = "accepted" }
local function share(title, labels, people)
  return { rootRecordName = "plan-2", publicPermission = "none", title = title, properties = labels,
           participants = people }
end
local create = request{ actor = "ana@example.com", action = "createShare",
                        share = share("Plan", { classification = "internal" }) }

parameters{ values = { "public", "internal" } }

test("a share with a title and a label is made", function()
  expect(create):allowed()
end)

test("one without a title is not", function()
  expect(create{ share = share(nil, { classification = "internal" }) }):denied("no-title")
  expect(create{ share = share("", { classification = "internal" }) }):denied("no-title")
  expect(create{ share = share(" \t", { classification = "internal" }) }):denied("no-title")
end)

test("one without a label, or with another, is not", function()
  expect(create{ share = share("Plan", {}) })
    :denied{ code = "no-label", admin_message = "the label classification is missing" }
  expect(create{ share = share("Plan", { classification = "secret" }) }):denied("no-label")
  expect(create{ share = share("Plan", { classification = true }) }):denied("no-label")
end)

test("one with neither is told both", function()
  expect(create{ share = share(nil, {}) }):denied("no-title", "no-label")
end)

test("the label may have another name", { parameters = { label = "level", values = { "2" } } }, function()
  expect(create{ share = share("Plan", { level = "2" }) }):allowed()
  expect(create):denied("no-label")
end)

test("a share keeps its title", function()
  local edit = create{ action = "setShareFields", fields = { title = "" },
                       share = share("Plan", { classification = "internal" }, { owner }) }
  expect(edit):denied("no-title")
  expect(edit{ fields = { title = "New plan" } }):allowed()
end)

test("whoever is invited to an older share is not held up", function()
  expect(create{ action = "addParticipant",
                 participant = { emailAddress = "dee@example.com" }, share = share(nil, {}, { owner }) }):allowed()
end)
