--- Only small teams are invited; the fault is that an invitee need not have a team.
local teams = {
  ["team-01"] = { lead = "lead-01", size = 1 },
  ["team-02"] = { lead = "lead-02", size = 2 },
  ["team-03"] = { lead = "lead-03", size = 3 },
  ["team-04"] = { lead = "lead-04", size = 4 },
  ["team-05"] = { lead = "lead-05", size = 5 },
  ["team-06"] = { lead = "lead-06", size = 6 },
  ["team-07"] = { lead = "lead-07", size = 7 },
  ["team-08"] = { lead = "lead-08", size = 8 },
  ["team-09"] = { lead = "lead-09", size = 9 },
  ["team-10"] = { lead = "lead-10", size = 10 },
  ["team-11"] = { lead = "lead-11", size = 11 },
  ["team-12"] = { lead = "lead-12", size = 12 },
  ["team-13"] = { lead = "lead-13", size = 13 },
  ["team-14"] = { lead = "lead-14", size = 14 },
  ["team-15"] = { lead = "lead-15", size = 15 },
  ["team-16"] = { lead = "lead-16", size = 16 },
  ["team-17"] = { lead = "lead-17", size = 17 },
  ["team-18"] = { lead = "lead-18", size = 18 },
  ["team-19"] = { lead = "lead-19", size = 19 },
  ["team-20"] = { lead = "lead-20", size = 20 },
  ["team-21"] = { lead = "lead-21", size = 21 },
  ["team-22"] = { lead = "lead-22", size = 22 },
  ["team-23"] = { lead = "lead-23", size = 23 },
  ["team-24"] = { lead = "lead-24", size = 24 },
  ["team-25"] = { lead = "lead-25", size = 25 },
  ["team-26"] = { lead = "lead-26", size = 26 },
  ["team-27"] = { lead = "lead-27", size = 27 },
  ["team-28"] = { lead = "lead-28", size = 28 },
}

--- How many people a team has.
local function sizeOf(name)
  local team = teams[name]
  -- Nothing is there for a name that is not in the list.
  return team.size
end

return {
  actions = { "addParticipant" },
  check = function(request)
    local name = request.action.participant.properties.team or "none"
    if sizeOf(name) > 20 then
      deny("team-too-big", "The team is too big for this share.",
           "%s has %d people", name, sizeOf(name))
    end
    if name == "team-01" then warn("team-of-one", "This team is one person.") end
  end,
}
