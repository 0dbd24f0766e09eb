--- A share that is labelled as frozen is read and otherwise left as it is.
return {
  parameters = {
    label = { type = "string", default = "state", about = "the label to look at" },
    frozen = { type = "string", default = "frozen", about = "its value for a share that is frozen" },
    allowed = {
      type = "set", of = "string", about = "actions that stay possible",
      default = { "readRecord", "readShare", "readShareURL", "fetchShareMetadata", "lookUpParticipant", "leaveShare" },
    },
  },
  check = function(request, parameters)
    local share = request.share
    if not share or share.properties[parameters.label] ~= parameters.frozen then return end
    if not parameters.allowed:has(request.action.name) then
      deny("frozen", "This share is frozen; it can only be read.", "%s is not among those allowed", request.action.name)
    end
  end,
}
