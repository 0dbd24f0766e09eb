--- Guests write only with an approval from an access review that is recent enough.
return {
  actions = { "sharing" },
  parameters = {
    domains = { type = "set", of = "domain", required = true },
    validity = { type = "duration", default = "90d" },
  },
  check = function(request, parameters)
    for _, person in ipairs(request.gains) do
      local isOurs = matches(person.email and person.email.domain, parameters.domains)
      if person.permission == "readWrite" and not isOurs then
        local review = person.email and data.reviews[person.email.text]
        local isApproved = review and review.decision == "Approve"
        if not isApproved or request.context.time - time(review.date) > parameters.validity then
          deny("not-reviewed", "This guest may write only after a recent access review.")
        end
      end
    end
  end,
}
