internal import PolicyAuthoring

extension Console {
  /// Writes new files, all or none as far as can be known before: nothing is written where one of them is there already.
  ///
  /// - Parameter directory: where they go; empty: the working directory.
  /// - Returns: whether all are written; if not, why is said.
  func createAll(_ files: [ScaffoldFile], below directory: String) -> Bool {
    let paths = files.map { Self.path($0.path, below: directory) }
    let taken = paths.compactMap { path in obstacle(at: path).map { "\(path): \($0)" } }
    guard taken.isEmpty else {
      for fault in taken { complain(fault) }
      complain("nothing is written; move what is there away, or name another directory")
      return false
    }
    for (path, file) in zip(paths, files) {
      do throws(FileError) { try createFile(path, Array(file.text.utf8)) } catch {
        complain("\(path): \(error.reason)")
        return false
      }
    }
    return true
  }

  static func path(_ file: String, below directory: String) -> String {
    if directory.isEmpty || directory == "." { return file }
    return directory.hasSuffix("/") ? directory + file : "\(directory)/\(file)"
  }

  private func obstacle(at path: String) -> String? {
    do throws(FileError) {
      _ = try readFile(path)
      return "is there already"
    } catch {
      return error == .isMissing ? nil : error.reason
    }
  }
}
