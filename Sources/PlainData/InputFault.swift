/// What is wrong with input, and where.
public struct InputFault: Error, Hashable, Sendable {
  /// The file's name as the user gave it; nil for input that is in no file.
  public var file: String?
  /// Line and column, counted from 1. A column is a Unicode scalar.
  public var line: Int
  public var column: Int
  /// The JSON path, such as `resource.properties.participants[1].role`; empty for the whole text.
  public var path: String
  /// The fault in lower case, without the place.
  public var message: String

  public init(file: String? = nil, line: Int = 1, column: Int = 1, path: String = "", message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }
}

extension InputFault: CustomStringConvertible {
  /// `request.json:12:9: resource.type: …`, and for input that is in no file `line 12, column 9: resource.type: …`.
  public var description: String {
    let place = file.map { "\($0):\(line):\(column)" } ?? "line \(line), column \(column)"
    return path.isEmpty ? "\(place): \(message)" : "\(place): \(path): \(message)"
  }
}
