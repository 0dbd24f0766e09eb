--- Where there are pupils there are at least two of the staff.
return {
  actions = { "sharing" },
  parameters = {
    pupils = { type = "set", of = "domain", required = true, minimum = 1, about = "e-mail domains of pupils" },
    staff = { type = "set", of = "domain", required = true, minimum = 1, about = "e-mail domains of staff" },
  },
  check = function(request, parameters)
    local function number(share, domains)
      return share:count{ where = function(person) return matches(person.email and person.email.domain, domains) end }
    end
    local pupils, staff = number(request.after, parameters.pupils), number(request.after, parameters.staff)
    if pupils == 0 or staff >= 2 then return end
    -- What was so before may stay, as long as it does not get worse.
    local share = request.share
    if share and pupils <= number(share, parameters.pupils) and staff >= number(share, parameters.staff) then return end
    deny("pupils-alone", "Pupils are in a share only with two of the staff.", "%d pupils, %d of the staff", pupils,
         staff)
  end,
}
