--- While a share is on legal hold nobody leaves its list and nothing in it is deleted.
return {
  parameters = {
    label = { type = "string", default = "legalHold", about = "the label that puts a share on hold" },
  },
  check = function(request, parameters)
    local share = request.share
    if not share or not share.properties[parameters.label] then return end
    for _, person in ipairs(share.participants) do
      local later = request.after:find(person)
      if person.acceptanceStatus ~= "removed" and (not later or later.acceptanceStatus == "removed") then
        return deny("on-hold", "This share is on legal hold; nobody can be removed, and it can't be left or deleted.")
      end
    end
    if request.action.name == "deleteRecord" then
      deny("record-on-hold", "This share is on legal hold; nothing in it can be deleted.")
    end
  end,
}
