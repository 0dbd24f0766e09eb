--- Shares of the teams that take part invite only people who have an iCloud account.
return {
  actions = { "sharing" },
  parameters = {
    teams = { type = "set", of = "string", default = {}, about = "teams that take part already" },
    everybody = { type = "boolean", default = false, about = "whether all teams take part" },
    label = { type = "string", default = "team", about = "the label of a share that names its team" },
  },
  check = function(request, parameters)
    local team = request.after.properties[parameters.label]
    local takesPart = parameters.everybody or type(team) == "string" and parameters.teams:has(team)
    if not takesPart then return end
    for _, person in ipairs(request.gains) do
      if person.hasiCloudAccount == false then
        deny("no-account", "This person could not open the share: the address belongs to no iCloud account.")
      end
    end
  end,
}
