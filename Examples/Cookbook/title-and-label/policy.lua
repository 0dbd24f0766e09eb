--- A share is made with a title and a label, and keeps its title.
return {
  actions = { "createShare", "setShareFields" },
  parameters = {
    label = { type = "string", default = "classification", about = "the label that a new share must bear" },
    values = { type = "set", of = "string", required = true, minimum = 1, about = "what the label may be" },
  },
  check = function(request, parameters)
    local title = request.after.title
    if not title or not title:find("%S") then
      deny("no-title", "Give the share a title.")
    end
    local value = request.after.properties[parameters.label]
    if type(value) ~= "string" or not parameters.values:has(value) then
      deny("no-label", "Say how the share is classified.", "the label %s is %s", parameters.label,
           tostring(value or "missing"))
    end
  end,
}
