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
    /// The way from the directory.
    var file: String
    var node: JSONNode
  }

  /// Longest text, in bytes.
  static let longest = 16 << 20
  /// `$schema` is for editors.
  static let members = ["name", "version", "policies", "data", "rules", "limits", "$schema"]

  var name: String?
  var version: String?
  /// `nil`: every policy of the directory is on.
  var listings: [Listing]?
  var data: [DataFile] = []
  var profile = RuleProfile()
  var limits = PolicyLimits()

  /// What holds for a directory without the file.
  init() {}

  /// What the file says, as far as it can be read.
  init(_ root: JSONNode, _ faults: inout LoadFaults) {
    listings = []
    guard root.isMap(&faults) else { return }
    root.refuseMembers(except: Self.members, &faults)
    name = root.text("name", &faults)
    version = root.text("version", &faults)
    _ = root.text("$schema", &faults)
    if let policies = root["policies"] {
      listings = Self.listings(policies, &faults)
    } else {
      faults.add(.init(root.fault("has no member \"policies\"; list the policies that are on")))
    }
    if let data = root["data"] { self.data = Self.dataFiles(data, &faults) }
    if let rules = root["rules"] { profile = RuleProfile(rules, &faults) }
    if let given = root["limits"] { limits = PolicyLimits(given, &faults) }
  }

  private static func listings(_ node: JSONNode, _ faults: inout LoadFaults) -> [Listing] {
    guard node.isMap(&faults) else { return [] }
    var listings: [Listing] = []
    for (key, value) in node.members {
      // Whether a policy that is named so is on would be a guess.
      if value.isNull { faults.add(.init(value.fault("null; write {} to have the policy on, or leave it out"))) }
      if let listing = listing(key, value, &faults) { listings.append(listing) }
    }
    if node.count == 0 {
      faults.add(
        .init(node.fault("lists no policy; a set without one lets everything through that the rules allow")))
    }
    return listings.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  private static func listing(_ key: JSONNode, _ value: JSONNode, _ faults: inout LoadFaults) -> Listing? {
    let id = key.string ?? ""
    guard PolicyID.isValid(id) else {
      faults.add(.init(key.fault("\(quoted(id)) is no policy id; \(PolicyID.rule)")))
      return nil
    }
    var listing = Listing(id: id, key: key, isShadow: false)
    guard !value.isNull, value.isMap(&faults) else { return listing }
    value.refuseMembers(except: ["parameters", "mode"], &faults)
    if let parameters = value["parameters"], parameters.isMap(&faults) { listing.parameters = parameters }
    if let word = value.text("mode", &faults), let mode = value["mode"] {
      if !["enforce", "shadow"].contains(word) {
        let hint = suggestion(for: word, among: ["enforce", "shadow"])
        faults.add(.init(mode.fault("unknown mode \(quoted(word))\(hint); one of enforce, shadow")))
      }
      listing.isShadow = word == "shadow"
    }
    return listing
  }

  private static func dataFiles(_ node: JSONNode, _ faults: inout LoadFaults) -> [DataFile] {
    guard node.isMap(&faults) else { return [] }
    var files: [DataFile] = []
    for (key, value) in node.members where !value.isNull {
      let read = faults.reading { () throws(InputFault) in
        let file = try value.requiredString()
        guard !file.isEmpty, file.utf8.first != UInt8(ascii: "/"), !file.utf8.contains(0) else {
          throw value.fault("\(quoted(file)) is no file in the policy set's directory; give the way from there")
        }
        return DataFile(name: key.string ?? "", file: file, node: value)
      }
      if let read { files.append(read) }
    }
    return files
  }
}
