--- People outside the organization get in only after an approver, who is neither asking nor let in, has put their name
--- on the share.
return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true, minimum = 1, about = "our own e-mail domains" },
    approvers = { type = "set", of = "email", required = true, minimum = 1, about = "who may approve" },
    label = { type = "string", default = "approvedBy", about = "the label with the approver's address" },
  },
  check = function(request, parameters)
    local text = request.after.properties[parameters.label]
    local approver = type(text) == "string" and email(text) or nil
    for _, person in ipairs(request.gains) do
      if not matches(person.email and person.email.domain, parameters.domains) then
        if not approver or not parameters.approvers:has(approver.text) then
          return deny("not-approved", "People outside the organization are let in after an approver has agreed.",
                      "the label %s names no approver", parameters.label)
        end
        local actor = request.actor.email
        if actor and actor.text == approver.text or person.email and person.email.text == approver.text then
          return deny("approved-by-oneself", "Somebody else has to approve this.", "%s approved it", approver.text)
        end
      end
    end
  end,
}
