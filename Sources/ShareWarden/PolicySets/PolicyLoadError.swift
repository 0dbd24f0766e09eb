internal import PlainData

/// Why a policy set cannot be loaded: everything that is wrong with it, as far as it could be read. Nothing of it is in
/// force then.
public struct PolicyLoadError: Error, Hashable, Sendable {
  /// One thing that is wrong, and where.
  public struct Fault: Error, Hashable, Sendable {
    /// The file or directory, under the name that the policy set was loaded by.
    public var file: String
    /// From 1; `nil` where the file as a whole is meant.
    public var line: Int?
    /// In characters, from 1.
    public var column: Int?
    /// The JSON path in `policyset.json`; empty elsewhere.
    public var path: String
    /// In lower case, without the place.
    public var message: String

    package init(_ file: String, line: Int? = nil, column: Int? = nil, path: String = "", _ message: String) {
      self.file = file
      self.line = line
      self.column = column
      self.path = path
      // A script may have made it from anything.
      self.message = TerminalText.clean(message)
    }
  }

  /// In the order of the files' names, then of lines; never empty.
  public let faults: [Fault]

  init(_ faults: [Fault]) {
    self.faults = faults.enumerated().sorted { left, right in
      if left.element.file != right.element.file {
        return left.element.file.utf8.lexicographicallyPrecedes(right.element.file.utf8)
      }
      return (left.element.line ?? 0, left.element.column ?? 0, left.offset)
        < (right.element.line ?? 0, right.element.column ?? 0, right.offset)
    }.map(\.element)
  }
}

extension PolicyLoadError.Fault: CustomStringConvertible {
  /// `Policies/no-links/policy.lua:3:9: …`
  public var description: String {
    let place = [file] + [line, line == nil ? nil : column].compactMap { $0 }.map(String.init)
    return place.joined(separator: ":") + ": " + (path.isEmpty ? "" : "\(path): ") + message
  }
}

extension PolicyLoadError: CustomStringConvertible {
  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

extension PolicyLoadError.Fault {
  init(_ fault: InputFault) {
    self.init(fault.file ?? "", line: fault.line, column: fault.column, path: fault.path, fault.message)
  }
}
