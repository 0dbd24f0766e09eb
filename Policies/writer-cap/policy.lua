--- At most so many people may write, those who were invited and have not accepted yet among them.
return {
  actions = { "sharing" },
  parameters = {
    maximum = { type = "integer", default = 5, minimum = 0, about = "most people who may write" },
    countOwner = { type = "boolean", default = true, about = "whether the owner is one of them" },
  },
  check = function(request, parameters)
    local function writers(share)
      local number = share:count{ permission = "readWrite" }
      if share.owner and not parameters.countOwner then number = number - 1 end
      return number
    end
    local before = request.share and writers(request.share) or 0
    local after = writers(request.after)
    -- A share that is over the cap already may shrink, or stay as it is.
    if after > parameters.maximum and after > before then
      deny("too-many-writers", "Too many people could write; make somebody read-only first.",
           "%d people could write, the maximum is %d", after, parameters.maximum)
    end
  end,
}
