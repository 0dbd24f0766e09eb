local team = { rootRecordName = "plan-1", publicPermission = "none", allowsAccessRequests = true,
  requesters = { { emailAddress = "dee@example.com" }, { emailAddress = "cy@partner.example" } },
  participants = {
    { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" } } }
local ask = request{ actor = "eli@example.com", action = "requestAccess", share = team }
local approve = request{ actor = "ana@example.com", action = "approveAccessRequest", share = team,
                         requester = { emailAddress = "dee@example.com" } }

parameters{ domains = { "example.com" } }

test("our own people ask for access", function()
  expect(ask):allowed()
end)

test("others do not, nor does somebody without an address", function()
  expect(ask{ actor = "joe@partner.example" }):denied("asks-from-outside")
  expect(ask{ actor = "+15550100" }):denied("asks-from-outside")
end)

test("only our own people are let in because they asked", function()
  expect(approve):allowed()
  expect(approve{ requester = { emailAddress = "cy@partner.example" } }):denied("asked-from-outside")
end)

test("a request from outside is refused or blocked", function()
  expect(approve{ action = "denyAccessRequest", requester = { emailAddress = "cy@partner.example" } }):allowed()
  expect(approve{ action = "blockRequester", requester = { emailAddress = "cy@partner.example" } }):allowed()
end)

test("people from outside are invited", function()
  expect(approve{ action = "addParticipant", requester = absent,
                  participant = { emailAddress = "joe@partner.example" } }):allowed()
end)

test("other organizations have other domains", { parameters = { domains = { "partner.example" } } }, function()
  expect(ask):denied("asks-from-outside")
  expect(ask{ actor = "joe@partner.example" }):allowed()
end)

test("who came in from outside in earlier days holds up nobody", function()
  local older = { rootRecordName = "plan-1", publicPermission = "none", allowsAccessRequests = true,
    requesters = { { emailAddress = "dee@example.com" } },
    participants = {
      { emailAddress = "ana@example.com", role = "owner", permission = "readWrite", acceptanceStatus = "accepted" },
      { emailAddress = "joe@partner.example", role = "privateUser", permission = "readOnly",
        acceptanceStatus = "accepted", isApprovedRequester = true } } }
  expect(approve{ share = older }):allowed()
end)
