internal import LuaSandbox
internal import PlainData

/// The data files of a policy set as scripts read them: a map of each file's content by its name.
enum PolicyData {
  /// Longest file, in bytes.
  static let longestFile = 64 << 20

  /// `nil` for a set without data.
  static func view(
    _ files: [PolicySetFile.DataFile], in directory: PolicyDirectory
  ) throws(PolicyLoadError) -> FlatView? {
    guard !files.isEmpty else { return nil }
    var builder = ViewBuilder()
    var faults: [PolicyLoadError.Fault] = []
    var entries: [(key: String, value: ViewCell)] = []
    for file in files {
      do throws(PolicyLoadError.Fault) {
        entries.append((file.name, try read(file, in: directory, into: &builder)))
      } catch { faults.append(error) }
    }
    guard faults.isEmpty else { throw PolicyLoadError(faults) }
    builder.root = builder.addMap(entries)
    return builder.finish()
  }

  private static func read(
    _ file: PolicySetFile.DataFile, in directory: PolicyDirectory, into builder: inout ViewBuilder
  ) throws(PolicyLoadError.Fault) -> ViewCell {
    let bytes = try directory.read(file.file, limit: longestFile)
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    do throws(InputFault) {
      let origin = JSONOrigin(file: directory.name(file.file))
      return try builder.cell(
        JSONText(parsing: text, limits: JSONLimits(bytes: longestFile), origin: origin).root)
    } catch {
      throw PolicyLoadError.Fault(error)
    }
  }
}

extension ViewBuilder {
  /// A value of a data file. A null member is absent; a null in a list would leave a hole in it.
  fileprivate mutating func cell(_ node: JSONNode) throws(InputFault) -> ViewCell {
    switch node.kind {
    case .null: return .null
    case .boolean: return .boolean(node.boolean ?? false)
    case .integer: return .integer(node.integer ?? 0)
    case .number: return .number(node.number ?? 0)
    case .string, .key: return text(node.string ?? "")
    case .array:
      var cells: [ViewCell] = []
      for element in node.elements {
        if element.isNull { throw element.fault("null in a list; take it out") }
        cells.append(try cell(element))
      }
      return .container(addList(cells))
    case .object:
      var entries: [(key: String, value: ViewCell)] = []
      for (key, value) in node.members where !value.isNull { entries.append((key.string ?? "", try cell(value))) }
      return .container(addMap(entries))
    }
  }
}
