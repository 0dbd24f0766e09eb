internal import PlainData
internal import ShareRules

/// What `policyset.json` says: which policies are on, how, and under which rules and limits.
struct PolicySetFile {
  /// One policy that is on.
  struct Listing {
    var id: String
    /// The name in the file, for faults.
    var key: JSONNode
    /// The values of parameters, an object.
    var parameters: JSONNode?
    var isShadow: Bool
  }

  /// A data file, by the name that scripts know it by.
  struct DataFile {
    var name: String
    var file: String
    var node: JSONNode
  }

  /// Longest text, in bytes.
  static let longest = 16 << 20
  private static let members = ["name", "version", "policies", "data", "rules", "limits"]

  var name: String?
  var version: String?
  /// `nil`: every policy of the directory is on.
  var listings: [Listing]?
  var data: [DataFile] = []
  var profile = RuleProfile()
  var limits = PolicyLimits()

  /// What holds for a directory without the file.
  init() {}

  init(parsing bytes: [UInt8], file: String) throws(InputFault) {
    // An editor may have put a mark of the byte order there; it says nothing.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let limits = JSONLimits(bytes: Self.longest)
    try self.init(JSONText(parsing: text, limits: limits, origin: JSONOrigin(file: file)).root)
  }

  private init(_ root: JSONNode) throws(InputFault) {
    try root.allowMembers(Self.members)
    name = try root["name"]?.requiredString()
    version = try root["version"]?.requiredString()
    guard let policies = root["policies"] else {
      throw root.fault("has no member \"policies\"; list the policies that are on")
    }
    listings = try Self.listings(policies)
    data = try Self.dataFiles(root["data"])
    if let rules = root["rules"] { profile = try RuleProfile(rules) }
    if let given = root["limits"] { limits = try PolicyLimits(given) }
  }

  private static func listings(_ node: JSONNode) throws(InputFault) -> [Listing] {
    try node.requireMap()
    var listings: [Listing] = []
    for (key, value) in node.members where !value.isNull {
      let id = key.string ?? ""
      guard PolicyID.isValid(id) else { throw key.fault("\(quoted(id)) is no policy id; \(PolicyID.rule)") }
      try value.allowMembers(["parameters", "mode"])
      try value["parameters"]?.requireMap()
      var isShadow = false
      if let mode = value["mode"] {
        let word = try mode.requiredString()
        guard ["enforce", "shadow"].contains(word) else {
          let hint = suggestion(for: word, among: ["enforce", "shadow"])
          throw mode.fault("unknown mode \(quoted(word))\(hint); one of enforce, shadow")
        }
        isShadow = word == "shadow"
      }
      listings.append(Listing(id: id, key: key, parameters: value["parameters"], isShadow: isShadow))
    }
    guard !listings.isEmpty else {
      throw node.fault("lists no policy; a set without one lets everything through that the rules allow")
    }
    return listings.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  private static func dataFiles(_ node: JSONNode?) throws(InputFault) -> [DataFile] {
    guard let node else { return [] }
    try node.requireMap()
    var files: [DataFile] = []
    for (key, value) in node.members where !value.isNull {
      let file = try value.requiredString()
      guard !file.isEmpty, !file.hasPrefix("/"), !file.utf8.contains(0) else {
        throw value.fault("\(quoted(file)) is no file in the policy set's directory; give the way from there")
      }
      files.append(DataFile(name: key.string ?? "", file: file, node: value))
    }
    return files
  }
}

extension JSONNode {
  func requireMap() throws(InputFault) {
    guard kind == .object else { throw fault("expected an object, found \(kind)") }
  }

  func requiredString() throws(InputFault) -> String {
    guard kind == .string, let string else { throw fault("expected a string, found \(kind)") }
    return string
  }

  /// Refuses members of other names: a misspelt one must not be passed over.
  func allowMembers(_ names: [String]) throws(InputFault) {
    try requireMap()
    for (key, _) in members {
      let name = key.string ?? ""
      guard !names.contains(name) else { continue }
      let hint = suggestion(for: name, among: names)
      throw key.fault("unknown member \(quoted(name))\(hint); known are \(names.joined(separator: ", "))")
    }
  }
}
