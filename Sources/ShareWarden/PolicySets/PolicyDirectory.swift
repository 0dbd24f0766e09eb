internal import Glibc

/// The directory of a policy set: everything that is read of it lies in it.
package struct PolicyDirectory: Sendable {
  package struct Entry: Sendable {
    /// The way from the directory.
    package var name: String
    package var isDirectory: Bool
  }

  /// The name that people know the directory by.
  package let label: String
  /// The directory itself, all links followed.
  private let root: String

  package init(_ path: String) throws(PolicyLoadError.Fault) {
    var label = path
    while label.utf8.count > 1, label.utf8.last == UInt8(ascii: "/") { label.removeLast() }
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw PolicyLoadError.Fault(label, "no directory given; name the directory of a policy set")
    }
    guard let root = Self.resolved(path) else {
      throw PolicyLoadError.Fault(label, "\(SystemFault.text(errno)); name the directory of a policy set")
    }
    guard Self.isDirectory(root) else {
      throw PolicyLoadError.Fault(label, "is no directory; name the directory of a policy set")
    }
    self.label = label
    self.root = root
  }

  /// The name under which a file in the directory is reported.
  package func name(_ file: String) -> String {
    label.utf8.last == UInt8(ascii: "/") ? label + file : "\(label)/\(file)"
  }

  /// What lies in the directory, sorted, without what is hidden and without links to the directory itself.
  func entries(_ faults: inout LoadFaults) -> [Entry] {
    guard let names = faults.keep({ () throws(PolicyLoadError.Fault) in try names(in: nil) }) else { return [] }
    return names.compactMap { name in faults.keep { () throws(PolicyLoadError.Fault) in try entry(name) } ?? nil }
  }

  /// The same, where nothing may be wrong.
  package func entries() throws(PolicyLoadError.Fault) -> [Entry] {
    var faults = LoadFaults()
    let entries = entries(&faults)
    if let fault = faults.all.first { throw fault }
    return entries
  }

  /// The same of a folder in it.
  package func entries(in folder: String) throws(PolicyLoadError.Fault) -> [Entry] {
    var entries: [Entry] = []
    for name in try names(in: folder) {
      if let entry = try entry("\(folder)/\(name)") { entries.append(entry) }
    }
    return entries
  }

  package func contains(_ file: String) -> Bool {
    var status = stat()
    return lstat("\(root)/\(file)", &status) == 0
  }

  /// The bytes of a file in the directory, at most `limit` of them; `remedy` says what to do with a longer one.
  package func read(_ file: String, limit: Int, remedy: String) throws(PolicyLoadError.Fault) -> [UInt8] {
    do throws(SystemFault) { return try FileBytes.read(try inside(file), limit: limit, remedy: remedy) } catch {
      throw PolicyLoadError.Fault(name(file), error.reason)
    }
  }

  /// The way to a file, all links followed; it does not leave the directory.
  func inside(_ file: String) throws(SystemFault) -> String {
    guard let path = Self.resolved("\(root)/\(file)") else {
      let code = errno
      throw contains(file) && code == ENOENT ? SystemFault(reason: "is a link that leads nowhere") : SystemFault(code)
    }
    // Bytes, since the system takes two spellings of an accented letter for two names.
    let way = root.utf8.last == UInt8(ascii: "/") ? root : root + "/"
    guard path.utf8.starts(with: way.utf8) || path.utf8.elementsEqual(root.utf8) else {
      throw SystemFault(reason: "leads out of the policy set's directory; put the file itself there")
    }
    return path
  }

  /// Sorted.
  private func names(in folder: String?) throws(PolicyLoadError.Fault) -> [String] {
    let label = folder.map(name) ?? label
    guard let stream = opendir(folder.map { "\(root)/\($0)" } ?? root) else {
      throw PolicyLoadError.Fault(label, SystemFault.text(errno))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(validatingCString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard let name else { throw PolicyLoadError.Fault(label, "holds a file whose name is not UTF-8; rename it") }
      if name.utf8.first != UInt8(ascii: ".") { names.append(name) }
    }
    guard errno == 0 else { throw PolicyLoadError.Fault(label, SystemFault.text(errno)) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// `nil` for a link to the directory itself, which holds nothing new.
  private func entry(_ name: String) throws(PolicyLoadError.Fault) -> Entry? {
    do throws(SystemFault) {
      let path = try inside(name)
      return path.utf8.elementsEqual(root.utf8) ? nil : Entry(name: name, isDirectory: Self.isDirectory(path))
    } catch { throw PolicyLoadError.Fault(self.name(name), error.reason) }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
}
