--- Nobody is let in, or given more, outside working hours; taking rights away is possible at any time.
return {
  actions = { "sharing" },
  parameters = {
    opens = { type = "integer", default = 8, minimum = 0, maximum = 23, about = "the hour at which the day begins" },
    closes = { type = "integer", default = 18, minimum = 1, maximum = 24, about = "the hour at which the day is over" },
    ahead = { type = "duration", default = "0h", about = "how far local time is ahead of UTC" },
    weekend = { type = "boolean", default = false, about = "whether Saturday and Sunday are working days" },
  },
  check = function(request, parameters)
    local monday = time("1970-01-05T00:00:00Z")
    local seconds = request.context.time - monday + parameters.ahead
    local hour = seconds // 3600 % 24
    local day = seconds // 86400 % 7
    local isOpen = hour >= parameters.opens and hour < parameters.closes and (parameters.weekend or day < 5)
    if isOpen then return end
    for _, person in ipairs(request.gains) do
      -- Whoever was invited in time may accept when they like.
      local isAcceptance = request.action.name == "acceptShare" and person.before
      if not isAcceptance then
        return deny("outside-working-hours", "People are let in during working hours only; please come back then.",
                    "day %d of the week, hour %d", day + 1, hour)
      end
    end
    if request.after.isPublic and not (request.share and request.share.isPublic) then
      deny("opened-outside-working-hours", "A link is opened during working hours only.")
    end
  end,
}
