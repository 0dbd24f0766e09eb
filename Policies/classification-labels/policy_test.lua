local function labelled(value, key, permission)
  return { rootRecordName = "plan-1", publicPermission = permission or "none",
           properties = { [key or "classification"] = value }, participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
    { emailAddress = "gil@partner.example", role = "privateUser", permission = "readOnly",
      acceptanceStatus = "accepted" },
    { emailAddress = "ben@example.com", role = "privateUser", permission = "readOnly",
      acceptanceStatus = "accepted" } } }
end
local invite = request{ actor = "ana@example.com", action = "addParticipant", share = labelled("secret"),
                        participant = { emailAddress = "cy@partner.example" } }
local open = request{ actor = "ana@example.com", action = "setPublicPermission", share = labelled("secret"),
                      permission = "readOnly" }

parameters{ domains = { "example.com", "*.example.com" } }

test("a label that is open lets outsiders in, and links be opened", function()
  expect(invite{ share = labelled("public") }):allowed()
  expect(open{ share = labelled("public") }):allowed()
end)

test("every other label keeps them out", function()
  expect(invite):denied{ code = "label-forbids-outsiders", admin_message = "partner.example, label \"secret\"",
                         message = "The label of this share keeps it inside the organization." }
  expect(invite{ participant = { phoneNumber = "+15550100" } })
    :denied{ code = "label-forbids-outsiders",
             admin_message = "somebody without an e-mail address, label \"secret\"" }
  expect(invite{ share = labelled("Public") }):denied("label-forbids-outsiders")
  expect(invite{ share = labelled("public ") }):denied("label-forbids-outsiders")
  expect(invite{ share = labelled("") }):denied("label-forbids-outsiders")
end)

test("what is no text is no open label", function()
  expect(invite{ share = labelled(true) })
    :denied{ code = "label-forbids-outsiders", admin_message = "partner.example, label \"true\"" }
  expect(invite{ share = labelled{ "public" } }):denied("label-forbids-outsiders")
  expect(invite{ share = labelled(1) }):denied("label-forbids-outsiders")
end)

test("no label is a closed one", function()
  expect(invite{ share = labelled("public", "sensitivity") })
    :denied{ code = "label-forbids-outsiders", admin_message = "partner.example, label \"nil\"" }
  expect(invite{ share = "fixtures/team.json" }):denied("label-forbids-outsiders")
  expect(open{ share = "fixtures/team.json" }):denied("label-forbids-links")
end)

test("our own people get in under every label", function()
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):allowed()
  expect(invite{ participant = { emailAddress = "dee@team.example.com", permission = "readWrite" } }):allowed()
  expect(invite{ share = labelled(), participant = { emailAddress = "dee@example.com" } }):allowed()
end)

test("a closed share is not made public", function()
  expect(open):denied{ code = "label-forbids-links", admin_message = "label \"secret\"",
                       message = "The label of this share keeps it inside the organization; it cannot be public." }
  local make = open{ action = "createShare", permission = absent }
  local function new(label, permission)
    return make{ share = { rootRecordName = "r", publicPermission = permission,
                           properties = { classification = label } } }
  end
  expect(new("secret", "readOnly")):denied("label-forbids-links")
  expect(new("secret", "none")):allowed()
  expect(new("public", "readWrite")):allowed()
end)

test("a link that is open still is not raised, and may be lowered and closed", function()
  local function raise(from, to) return open{ share = labelled("secret", nil, from), permission = to } end
  expect(raise("readOnly", "readWrite")):denied("label-forbids-links")
  expect(raise("readOnly", "readOnly")):allowed()
  expect(raise("readWrite", "readOnly")):allowed()
  expect(raise("readWrite", "none")):allowed()
end)

test("exactly these people may join by it", function()
  expect(open{ action = "acceptShare", permission = absent, actor = "dee@example.com",
               share = labelled("secret", nil, "readOnly") })
    :only{ "dee@example.com", "dee@team.example.com",
           among = { "dee@example.com", "dee@team.example.com", "kim@outside.example", "+15550100" } }
end)

test("outsiders who are in already get no more, and the share goes on", function()
  local gil = { emailAddress = "gil@partner.example" }
  expect(invite{ action = "setParticipantPermission", participant = gil, permission = "readWrite" })
    :denied("label-forbids-outsiders")
  expect(invite{ action = "setParticipantRole", participant = gil, role = "administrator" })
    :denied("label-forbids-outsiders")
  expect(invite{ participant = gil }):allowed()
  expect(invite{ action = "removeParticipant", participant = gil }):allowed()
  expect(invite{ action = "leaveShare", actor = "gil@partner.example", participant = absent }):allowed()
  expect(invite{ action = "setParticipantPermission", permission = "readWrite",
                 participant = { emailAddress = "ben@example.com" } }):allowed()
end)

test("people and a link in one save are both refused", function()
  expect(open{ action = "saveShare", permission = absent, edits = {
    { name = "addParticipant", properties = { participant = { emailAddress = "cy@partner.example" } } },
    { name = "setParticipantPermission", properties = { participant = { emailAddress = "gil@partner.example" },
                                                        permission = "readWrite" } } } })
    :denied("label-forbids-outsiders")
  expect(open{ action = "modifyRecords", permission = absent, operations = {
    { name = "setPublicPermission", properties = { permission = "readOnly" } } } })
    :denied("label-forbids-links")
end)

test("shares without a label can have one in common", { parameters = { unlabelled = "public" } }, function()
  expect(invite{ share = labelled() }):allowed()
  expect(invite{ share = labelled("public", "sensitivity") }):allowed()
  expect(invite):denied("label-forbids-outsiders")
end)

test("and that may be a closed one", { parameters = { unlabelled = "internal" } }, function()
  expect(invite{ share = labelled() })
    :denied{ code = "label-forbids-outsiders", admin_message = "partner.example, label \"internal\"" }
end)

test("the label may stand elsewhere", { parameters = { label = "sensitivity" } }, function()
  expect(invite{ share = labelled("public", "sensitivity") }):allowed()
  expect(invite{ share = labelled("public") }):denied("label-forbids-outsiders")
end)

test("other labels may be open", { parameters = { open = { "partners", "press" } } }, function()
  expect(invite{ share = labelled("partners") }):allowed()
  expect(invite{ share = labelled("press") }):allowed()
  expect(invite{ share = labelled("public") }):denied("label-forbids-outsiders")
end)

test("a partner may be inside", { parameters = { domains = { "partner.example" } } }, function()
  expect(invite):allowed()
  expect(invite{ participant = { emailAddress = "cy@sub.partner.example" } }):denied("label-forbids-outsiders")
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):denied("label-forbids-outsiders")
end)
