internal import Glibc

/// The directory of a policy set: everything that is read of it lies in it.
struct PolicyDirectory {
  struct Entry {
    var name: String
    var isDirectory: Bool
  }

  /// The name that people know the directory by.
  let label: String
  /// The directory itself, all links followed.
  private let root: String

  init(_ path: String) throws(PolicyLoadError.Fault) {
    var label = path
    while label.count > 1, label.hasSuffix("/") { label.removeLast() }
    guard !path.isEmpty, let root = Self.resolved(path) else {
      let reason = path.isEmpty ? "no directory given" : SystemFault.text(errno)
      throw PolicyLoadError.Fault(label, "\(reason); name the directory of a policy set")
    }
    var status = stat()
    guard stat(root, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw PolicyLoadError.Fault(label, "is no directory; name the directory of a policy set")
    }
    self.label = label
    self.root = root
  }

  /// The name under which a file in the directory is reported.
  func name(_ file: String) -> String { label.hasSuffix("/") ? label + file : "\(label)/\(file)" }

  /// What lies in the directory, sorted, without what is hidden.
  func entries() throws(PolicyLoadError.Fault) -> [Entry] {
    guard let stream = opendir(root) else { throw PolicyLoadError.Fault(label, SystemFault.text(errno)) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    guard errno == 0 else { throw PolicyLoadError.Fault(label, SystemFault.text(errno)) }
    var entries: [Entry] = []
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      var status = stat()
      guard stat("\(root)/\(name)", &status) == 0 else {
        throw PolicyLoadError.Fault(self.name(name), SystemFault.text(errno))
      }
      entries.append(Entry(name: name, isDirectory: status.st_mode & S_IFMT == S_IFDIR))
    }
    return entries
  }

  func contains(_ file: String) -> Bool {
    var status = stat()
    return lstat("\(root)/\(file)", &status) == 0
  }

  /// The bytes of a file in the directory, at most `limit` of them.
  func read(_ file: String, limit: Int) throws(PolicyLoadError.Fault) -> [UInt8] {
    let name = name(file)
    guard let path = Self.resolved("\(root)/\(file)") else {
      throw PolicyLoadError.Fault(name, SystemFault.text(errno))
    }
    guard path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw PolicyLoadError.Fault(name, "leads out of the policy set's directory; put the file itself there")
    }
    do throws(SystemFault) { return try FileBytes.read(path, limit: limit) } catch {
      throw PolicyLoadError.Fault(name, error.reason)
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
}
