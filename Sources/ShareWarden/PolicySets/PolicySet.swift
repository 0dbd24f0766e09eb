internal import PlainData
public import ShareRules

/// The policies of an organization, loaded and checked: what every decision is narrowed by. All of a set is loaded or
/// nothing of it.
public struct PolicySet: Sendable {
  /// The names that `policyset.json` gives, if it does.
  public let name: String?
  public let version: String?
  /// How the set reads what Apple leaves open.
  public let profile: RuleProfile

  /// The ids of the policies that are on, sorted.
  public var policyIDs: [String] { policies.map(\.id) }

  let policies: [Policy]
  let pool: CagePool

  /// Loads the set in a directory: a folder or a `.lua` file for each policy, and `policyset.json`.
  ///
  /// The directory is read once; later changes to it do not matter. Symbolic links in it must not lead out of it.
  ///
  /// - Parameter directory: also the name by which decisions and faults cite the files.
  /// - Throws: everything that is wrong, with file and line.
  public init(directory: String) throws(PolicyLoadError) {
    let found: PolicyDirectory
    do throws(PolicyLoadError.Fault) { found = try PolicyDirectory(directory) } catch {
      throw PolicyLoadError([error])
    }
    try self.init(found)
  }

  private init(_ directory: PolicyDirectory) throws(PolicyLoadError) {
    let file = try PolicySetFile(in: directory)
    let scripts = try PolicyFinder(directory: directory).scripts(all: file.listings == nil)
    let data = try PolicyData.view(file.data, in: directory)
    let loader = PolicyLoader(directory: directory, limits: file.limits, data: data)
    var policies: [Policy] = []
    var faults: [PolicyLoadError.Fault] = []
    for (id, script, listing) in try file.chosen(of: scripts, in: directory) {
      do throws(PolicyLoadError) { policies.append(try loader.load(id: id, file: script, listing: listing)) } catch {
        faults += error.faults
      }
    }
    guard faults.isEmpty else { throw PolicyLoadError(faults) }
    name = file.name
    version = file.version
    profile = file.profile
    self.policies = policies
    pool = CagePool(policies)
  }
}

extension PolicySetFile {
  fileprivate init(in directory: PolicyDirectory) throws(PolicyLoadError) {
    self.init()
    guard directory.contains(PolicyFinder.setFile) else { return }
    do throws(PolicyLoadError.Fault) {
      let bytes = try directory.read(PolicyFinder.setFile, limit: Self.longest)
      do throws(InputFault) {
        try self.init(parsing: bytes, file: directory.name(PolicyFinder.setFile))
      } catch { throw PolicyLoadError.Fault(error) }
    } catch { throw PolicyLoadError([error]) }
  }

  /// The scripts that are on, each with what the file says of it.
  fileprivate func chosen(
    of scripts: [(id: String, file: String)], in directory: PolicyDirectory
  ) throws(PolicyLoadError) -> [(id: String, file: String, listing: Listing?)] {
    guard let listings else {
      guard !scripts.isEmpty else {
        throw PolicyLoadError([
          .init(directory.label, "holds no policy; add a folder with a policy.lua, or a .lua file")
        ])
      }
      return scripts.map { ($0.id, $0.file, nil) }
    }
    let files = Dictionary(uniqueKeysWithValues: scripts.map { ($0.id, $0.file) })
    var faults: [PolicyLoadError.Fault] = []
    var chosen: [(id: String, file: String, listing: Listing?)] = []
    for listing in listings {
      guard let file = files[listing.id] else {
        let hint = suggestion(for: listing.id, among: scripts.map(\.id))
        faults.append(.init(listing.key.fault("no such policy in the directory\(hint)")))
        continue
      }
      chosen.append((listing.id, file, listing))
    }
    guard faults.isEmpty else { throw PolicyLoadError(faults) }
    return chosen
  }
}
