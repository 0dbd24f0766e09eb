internal import PlainData

extension InputFault {
  /// No request at all: never a success.
  static func empty(_ origin: JSONOrigin) -> InputFault {
    InputFault(
      file: origin.file, line: origin.line, column: origin.column, path: origin.path,
      message: "is empty; give at least one request")
  }
}
