internal import Glibc
internal import PolicyTesting

/// A policy set of which tests are asked for, by one path or several.
struct NamedSet {
  /// Under the first name that it is asked for by.
  let directory: String
  private(set) var places: [(path: String, place: TestPlace)]

  /// The sets that paths lead to, each once, however it is spelled.
  static func all(of paths: [String]) -> [NamedSet] {
    var sets: [NamedSet] = []
    var known: [String: Int] = [:]
    for path in paths {
      let place = TestPlace(path)
      let identity = resolved(place.directory)
      if let at = known[identity] {
        sets[at].places.append((path, place))
      } else {
        known[identity] = sets.count
        sets.append(NamedSet(directory: place.directory, places: [(path, place)]))
      }
    }
    return sets
  }

  /// Whether a file of the set is meant, by its way from the directory.
  func covers(_ file: String) -> Bool { places.contains { $0.place.covers(file) } }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(validatingCString: resolved) ?? path
  }
}
