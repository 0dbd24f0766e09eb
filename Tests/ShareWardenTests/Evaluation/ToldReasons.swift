import PlainData
import ShareModel
import ShareWarden

/// Why not, as the answer to a request tells it.
struct ToldReasons {
  let user: String?
  let admin: String?

  init(_ decision: Decision) throws {
    let context = try JSONText(parsing: decision.jsonBytes).root["context"]
    user = context?["reason_user"]?["403"]?.string
    admin = context?["reason_admin"]?["403"]?.string
  }
}
