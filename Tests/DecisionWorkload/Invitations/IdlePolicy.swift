/// A policy that looks at what the four look at, and that no invitation gives a reason to deny.
struct IdlePolicy {
  let number: Int
  let action: String

  var id: String { "x\(number)" }

  var source: String {
    """
    return {
      actions = { "\(action)" },
      check = function(request)
    \(condition)
          deny("\(id)", "Denied by \(id).")
        end
      end,
    }

    """
  }

  private var condition: String {
    switch number % 4 {
    case 0:
      """
          local email = request.action.participant.email
          if email and email.domain == "blocked\(number).test" then
      """
    case 1: "    if request.share:count{ permission = \"readWrite\" } > \(100 + number) then"
    case 2: "    if request.share.properties.linkSharing == \"weird\(number)\" then"
    default:
      """
          local invitee = request.action.participant
          if invitee.role == "role\(number)" and invitee.permission ~= "readOnly" then
      """
    }
  }
}
