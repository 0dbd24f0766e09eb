internal import LuaSyntax
internal import PlainData
internal import ShareModel

enum ManySteps: LintRule {
  static let id = "many-steps"
  static let sentence = "A policy stays within its steps when a hundred people are in the share."
  static let explanation = """
    A policy has 100,000 steps for a decision, unless the set gives it more. The reviewer runs it on shares of a hundred
    people, with the actions that it is asked about, and tells where it takes more than half of them. Going through all
    people for each of all people takes 10,000 rounds, of ten steps and more each; beyond the limit the policy fails, and
    denies everybody in just those shares that are large. Count once before the loop, or remember in a table what was seen.
    """
  static let bad = LintExample(
    """
    --- Nobody is in a share twice.
    return function(request)
      local people = request.after.participants
      for place, person in ipairs(people) do
        «for other, twin in ipairs(people) do
          if place ~= other and person.phone ~= nil and person.phone == twin.phone then
            return deny("twice", "Somebody would be in this share twice.")
          end
        end
      end
    end
    """)
  static let good = LintExample(
    """
    --- Nobody is in a share twice.
    return function(request)
      local seen = {}
      for _, person in ipairs(request.after.participants) do
        local phone = person.phone
        if phone and seen[phone] then return deny("twice", "Somebody would be in this share twice.") end
        if phone then seen[phone] = true end
      end
    end
    """)

  static func remarks(on policy: ReviewedScript) -> [Remark] {
    let trial = policy.trial()
    var remarks: [Remark] = []
    if let trial, let worst = trial.worst, worst.isClose { remarks.append(measured(worst, trial, policy)) }
    // Where no request led to, what it would take is estimated.
    let estimated = policy.loopsInLoopsOverEverybody
    let reached = estimated.isEmpty ? [] : trial?.reachedLines() ?? []
    for span in estimated where !reached.contains(policy.text.line(of: span.start)) {
      remarks.append(
        Remark(
          span, "this goes through everybody for each of everybody, which is too many steps for 100 people", remedy))
    }
    return remarks
  }

  private static let remedy = "count or look up before the loop, or remember what was seen in a table"

  private static func measured(_ toll: CrowdTrial.Toll, _ trial: CrowdTrial, _ policy: ReviewedScript) -> Remark {
    let limit = "\(toll.limit.grouped) steps"
    let share = toll.isExceeded ? "more than the \(limit) that it has" : "\(toll.steps.grouped) of \(limit)"
    let lines = trial.lines(for: toll.request)
    let busiest = lines.indices.max { lines[$0] < lines[$1] }
    return Remark(
      busiest.flatMap { policy.repetition(of: $0 + 1) },
      "with 100 people in the share, \(toll.noun) takes \(share), most of them here", remedy)
  }
}
