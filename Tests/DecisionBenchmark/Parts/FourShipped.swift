import DecisionWorkload

/// Four of the policies that ship, as a set of their own: what is measured stays the same as the library grows.
struct FourShipped {
  private static let listings = [
    ("domain-allow-list", #"{ "parameters": { "domains": ["example.com", "*.example.com", "partner.example"] } }"#),
    ("no-public-links", "{}"),
    ("outsiders-read-only", #"{ "parameters": { "domains": ["example.com", "*.example.com"] } }"#),
    ("writer-cap", #"{ "parameters": { "maximum": 5 } }"#),
  ]

  /// Their directory, new for each.
  let path: String

  init() throws {
    path = try TextFile.temporaryDirectory()
    for (id, _) in Self.listings {
      try TextFile.write(try TextFile.read("Policies/\(id)/policy.lua"), to: "\(path)/\(id).lua")
    }
    let members = Self.listings.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    try TextFile.write(
      #"{ "policies": { \#(members) }, "limits": { "steps": 1000000 } }"#, to: "\(path)/policyset.json")
  }
}
