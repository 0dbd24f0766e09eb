local function team(guest, status, more)
  local share = { rootRecordName = "deal-1", publicPermission = "none", participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
    { emailAddress = guest, role = "privateUser", permission = "readOnly", acceptanceStatus = status or "accepted" } } }
  share.participants[3] = more
  return share
end
local invite = request{ actor = "ana@example.com", action = "addParticipant", share = team("bo@buyer.example"),
                        participant = { emailAddress = "sue@seller.example" } }

parameters{ one = { "buyer.example" }, other = { "seller.example", "*.seller.example" } }

test("nobody is let in beside somebody of the other side", function()
  expect(invite):denied("both-sides")
  expect(invite{ participant = { emailAddress = "sue@deals.seller.example" } }):denied("both-sides")
  expect(invite{ share = team("sue@seller.example"), participant = { emailAddress = "bo@buyer.example" } })
    :denied("both-sides")
end)

test("people of one side, and of neither, are let in", function()
  expect(invite{ participant = { emailAddress = "bea@buyer.example" } }):allowed()
  expect(invite{ participant = { emailAddress = "dee@example.com" } }):allowed()
  expect(invite{ participant = { phoneNumber = "+15550100" } }):allowed()
end)

test("who is invited counts, who was removed does not", function()
  expect(invite{ share = team("bo@buyer.example", "pending") }):denied("both-sides")
  expect(invite{ share = team("bo@buyer.example", "removed") }):allowed()
end)

test("where both are in already others get in, and they get no more", function()
  local sue = { emailAddress = "sue@seller.example", role = "privateUser", permission = "readOnly",
    acceptanceStatus = "pending" }
  local both = invite{ share = team("bo@buyer.example", "accepted", sue) }
  expect(both{ participant = { emailAddress = "dee@example.com" } }):allowed()
  expect(both{ actor = "sue@seller.example", action = "acceptShare", participant = absent }):denied("both-sides")
  expect(both{ action = "setParticipantPermission",
               permission = "readWrite", participant = { emailAddress = "bo@buyer.example" } })
    :denied("both-sides")
end)

test("one of them among others is enough", function()
  local function save(address)
    return invite{ action = "saveShare", participant = absent, edits = {
      { name = "addParticipant", properties = { participant = { emailAddress = "dee@example.com" } } },
      { name = "addParticipant", properties = { participant = { emailAddress = address } } } } }
  end
  expect(save("sue@seller.example")):denied("both-sides")
  expect(save("bea@buyer.example")):allowed()
  expect(save("bo@buyer.example"){ share = team("sue@seller.example") }):denied("both-sides")
end)

test("making room in the same save is fine", function()
  expect(invite{ action = "saveShare", participant = absent, edits = {
    { name = "removeParticipant", properties = { participant = { emailAddress = "bo@buyer.example" } } },
    { name = "addParticipant", properties = { participant = { emailAddress = "sue@seller.example" } } } } }):allowed()
end)

test("other deals have other sides",
     { parameters = { one = { "example.com" }, other = { "partner.example" } } }, function()
  expect(invite):allowed()
  expect(invite{ participant = { emailAddress = "cy@partner.example" } }):denied("both-sides")
end)
