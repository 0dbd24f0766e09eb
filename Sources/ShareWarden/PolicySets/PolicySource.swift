internal import LuaSandbox
package import PlainData

/// The policies of a directory, each by itself: for tests, which ask one policy with values of their own, whether it is on
/// or not, and for what looks at its text. The directory is read once, data files when a policy is loaded first.
package struct PolicySource: Sendable {
  package struct Script: Sendable {
    package let id: String
    /// The way from the directory.
    package let file: String
    /// The text, with what a byte order mark there is.
    package let source: [UInt8]
    /// Whether the set has the policy on.
    package let isListed: Bool
    /// Whether the set only reports what it says.
    package let isShadow: Bool
    let script: PolicyFinder.Script
  }

  package let directory: PolicyDirectory
  /// By id.
  package let scripts: [Script]
  let file: PolicySetFile
  private let data = SharedData()

  /// - Throws: what can't be read. Whether policies load is not looked at.
  package init(directory path: String) throws(PolicyLoadError) {
    let directory: PolicyDirectory
    do throws(PolicyLoadError.Fault) { directory = try PolicyDirectory(path) } catch {
      throw PolicyLoadError([error])
    }
    var faults = LoadFaults()
    self.init(directory, PolicyFinder(directory: directory), &faults)
    if scripts.isEmpty, faults.all.isEmpty {
      faults.add(.init(directory.label, "holds no policy; add a folder with a policy.lua, or a .lua file"))
    }
    try faults.throwIfAny()
  }

  /// What can be read of a directory, for whoever looks at all of it, also at what the set passes over.
  ///
  /// - Parameter faults: gets what can't be read.
  package init(reviewing directory: PolicyDirectory, faults: inout [PolicyLoadError.Fault]) {
    var found = LoadFaults()
    self.init(directory, PolicyFinder(directory: directory, refusesScriptsWithoutID: true), &found)
    faults += found.all
  }

  private init(_ directory: PolicyDirectory, _ finder: PolicyFinder, _ faults: inout LoadFaults) {
    self.directory = directory
    file = PolicySetFile(in: directory, &faults)
    let listings = file.listings
    let loader = PolicyLoader(
      directory: directory, limits: file.limits, data: nil, isDataWhole: false, worker: nil)
    var scripts: [Script] = []
    for script in finder.scripts(all: listings == nil, &faults) {
      let source = faults.keep { () throws(PolicyLoadError.Fault) in try loader.read(script) }
      guard let source else { continue }
      let listing = listings?.first { $0.id == script.id }
      scripts.append(
        Script(
          id: script.id, file: script.file, source: source, isListed: listings == nil || listing != nil,
          isShadow: listing?.isShadow ?? false, script: script))
    }
    self.scripts = scripts
  }

  /// The names by which scripts read the data files of the set.
  package var dataNames: [String] { file.data.map(\.name) }

  /// The values that the set gives to a policy, as they are written.
  package func parameters(of id: String) -> PlainMap {
    guard case .map(let map) = file.listings?.first(where: { $0.id == id })?.parameters?.plain else {
      return PlainMap()
    }
    return map
  }

  /// A set of one policy alone, which is enforced, under the rules and limits of the set.
  ///
  /// - Parameters:
  ///   - parameters: the values that it is given in place of all those of the set, by name.
  ///   - data: what is there in place of the data files of these names.
  ///   - source: a text in place of its own.
  ///   - place: where the values come from, for faults.
  /// - Throws: why it does not load.
  package func set(
    of script: Script, parameters: PlainMap? = nil, data: PlainMap = PlainMap(), source: [UInt8]? = nil,
    from place: JSONOrigin
  ) throws(PolicyLoadError) -> PolicySet {
    var faults = LoadFaults()
    let loader = try loader(given: data, from: place, &faults)
    let listing = try Self.listing(script.id, parameters ?? self.parameters(of: script.id), place)
    let policy = loader.load(script.script, source ?? script.source, listing: listing, &faults)
    try faults.throwIfAny()
    guard let policy else { throw PolicyLoadError([.init(directory.name(script.file), "does not load")]) }
    return PolicySet(of: policy, file: file)
  }

  /// Loads policies in this process, under the limits and with the data of the set.
  ///
  /// - Parameters:
  ///   - given: what is there in place of the data files of these names.
  ///   - place: where it comes from, for faults.
  func loader(
    given: PlainMap = PlainMap(), from place: JSONOrigin = JSONOrigin(), _ faults: inout LoadFaults
  ) throws(PolicyLoadError) -> PolicyLoader {
    let node = given.isEmpty ? nil : try Self.node(.map(given), place)
    let view = data.view(given, &faults) { PolicyData.view(file.data, in: directory, given: node, &$0) }
    return PolicyLoader(
      directory: directory, limits: file.limits, data: view, isDataWhole: faults.all.isEmpty, worker: nil)
  }

  private static func listing(
    _ id: String, _ values: PlainMap, _ place: JSONOrigin
  ) throws(PolicyLoadError) -> PolicySetFile.Listing {
    let root = try node(.map(PlainMap([(id, .map(values))])), place)
    guard let (key, value) = root.members.first(where: { _ in true }) else {
      throw PolicyLoadError([.init(place.file ?? "", line: place.line, "no values")])
    }
    return PolicySetFile.Listing(id: id, key: key, parameters: value, isShadow: false)
  }

  private static func node(_ value: PlainValue, _ place: JSONOrigin) throws(PolicyLoadError) -> JSONNode {
    var writer = JSONWriter()
    writer.value(value)
    do throws(InputFault) {
      return try JSONText(
        parsing: writer.bytes, limits: JSONLimits(bytes: PolicySetFile.longest), origin: place
      ).root
    } catch {
      throw PolicyLoadError([.init(error)])
    }
  }
}
