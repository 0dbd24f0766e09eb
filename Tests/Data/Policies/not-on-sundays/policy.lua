--- Nobody is invited on a Sunday, in UTC.
return {
  actions = { "addParticipant" },
  check = function(request)
    local sunday = time("1970-01-04T00:00:00Z")
    if (request.context.time - sunday) // 86400 % 7 == 0 then
      deny("sunday", "Nobody is invited on a Sunday.")
    end
  end,
}
