internal import LuaSandbox
internal import PlainData

/// The data files of a policy set as scripts read them: a map of each file's content by its name.
enum PolicyData {
  /// Most bytes of all files together.
  static let longest = 64 << 20
  private static let remedy = "leave out what no policy reads"

  /// `nil` for a set without data. A file that has a fault is left out.
  ///
  /// - Parameter given: what stands in for files of these names; an object, or nothing.
  static func view(
    _ files: [PolicySetFile.DataFile], in directory: PolicyDirectory, given: JSONNode? = nil, _ faults: inout LoadFaults
  ) -> FlatView? {
    guard !files.isEmpty || given != nil else { return nil }
    var builder = ViewBuilder()
    var total = 0
    var entries: [(key: String, value: ViewCell)] = []
    for (key, value) in given?.members.map({ $0 }) ?? [] {
      let cell = faults.reading { () throws(InputFault) in try builder.cell(value) }
      if let cell { entries.append((key.string ?? "", cell)) }
    }
    for file in files where given?[file.name] == nil {
      guard let bytes = faults.reading({ () throws(InputFault) in try read(file, in: directory) }) else { continue }
      total += bytes.count
      guard total <= longest else {
        faults.add(
          .init(
            file.node.fault("the data files are longer than the limit of \(longest.grouped) bytes together; \(remedy)"))
        )
        break
      }
      let cell = faults.reading { () throws(InputFault) in
        let origin = JSONOrigin(file: directory.name(file.file))
        return try builder.cell(
          JSONText(parsing: bytes.withoutMark, limits: JSONLimits(bytes: longest), origin: origin).root)
      }
      if let cell { entries.append((file.name, cell)) }
    }
    builder.root = builder.addMap(entries)
    return builder.finish()
  }

  private static func read(
    _ file: PolicySetFile.DataFile, in directory: PolicyDirectory
  ) throws(InputFault) -> [UInt8] {
    do throws(SystemFault) {
      return try FileBytes.read(try directory.inside(file.file), limit: longest, remedy: remedy)
    } catch {
      throw file.node.fault("\(quoted(file.file)): \(error.reason)")
    }
  }
}

extension [UInt8] {
  /// The bytes without the mark of the byte order that an editor may have put first; it says nothing.
  var withoutMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(dropFirst(3)) : self }
}

extension ViewBuilder {
  /// A value of a data file. A null member is absent; a null in a list would leave a hole in it.
  fileprivate mutating func cell(_ node: JSONNode) throws(InputFault) -> ViewCell {
    switch node.kind {
    case .null: return .null
    case .boolean: return .boolean(node.boolean ?? false)
    case .integer: return .integer(node.integer ?? 0)
    case .number: return .number(node.number ?? 0)
    case .string, .key: return node.withUTF8 { text($0) } ?? .null
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
