return {
  actions = { "sharing" },
  check = function(request)
    local writers = request.after:count{ permission = "readWrite" }
    if writers > 50 then
      deny("too-many-writers", "Too many people could write.", "%d writers", writers)
    end
  end,
}
