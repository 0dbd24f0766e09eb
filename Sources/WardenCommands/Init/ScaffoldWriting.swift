internal import PolicyAuthoring

extension Console {
  /// Writes new files, all or none as far as can be known before: nothing is written where one of them is there already.
  ///
  /// - Parameters:
  ///   - directory: where they go; empty: the working directory.
  ///   - wayOut: what to do where something is in the way.
  /// - Returns: whether all are written; if not, why is said.
  func createAll(_ files: [ScaffoldFile], below directory: String, wayOut: String) -> Bool {
    let paths = files.map { Self.path($0.path, below: directory) }
    let taken = paths.compactMap { path in obstacle(at: path).map { "\(path): \($0)" } }
    guard taken.isEmpty else {
      for fault in taken { complain(fault) }
      complain("nothing is written; \(wayOut)")
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

  /// Writes generated files anew where they are not what this version writes.
  ///
  /// - Parameter writes: false: only says which.
  /// - Returns: the paths of those; `nil` where one can't be written, which is said.
  func renewAll(_ files: [ScaffoldFile], below directory: String, writes: Bool) -> [String]? {
    var renewed: [String] = []
    for file in files {
      let path = Self.path(file.path, below: directory)
      let bytes = Array(file.text.utf8)
      do throws(FileError) {
        let found = try found(at: path)
        guard found != bytes else { continue }
        if let found, !PolicySetScaffold.isGenerated(file.path, found) {
          complain("\(path): is left as it is, since its first line is not that of `sharewarden init`")
          continue
        }
        if writes { try replaceFile(path, bytes) }
        renewed.append(path)
      } catch {
        complain("\(path): \(error.reason)")
        return nil
      }
    }
    return renewed
  }

  /// `nil` where there is no such file.
  private func found(at path: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) { return try readFile(path) } catch {
      guard error == .isMissing else { throw error }
      return nil
    }
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
