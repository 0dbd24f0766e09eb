internal import PlainData
import ShareModel

/// The world as a command sees it. Commands touch nothing else, so a test runs them in its own process.
struct Console {
  var variable: (String) -> String? = { _ in nil }
  var inputIsTerminal = false
  var outputIsTerminal = false
  var errorIsTerminal = false
  var now: () -> Timestamp
  var readInput: () throws(FileError) -> [UInt8]
  var readFile: (String) throws(FileError) -> [UInt8]
  /// Writes a whole file in place of what is there, the folders on its way included.
  var replaceFile: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void = { path, _ throws(FileError) in
    throw FileError(reason: "\(path) can't be written here")
  }
  /// Writes a whole new file, the folders on its way included; a file that is there stays as it is and is an error.
  var createFile: (_ path: String, _ bytes: [UInt8]) throws(FileError) -> Void = { path, _ throws(FileError) in
    throw FileError(reason: "\(path) can't be written here")
  }
  /// From now on an interruption does not end the process: the function that this gives waits a moment for one, and says
  /// whether there was none.
  var holdInterruptions: () -> () -> Bool = { { false } }
  var writeOutput: ([UInt8]) throws(FileError) -> Void
  var writeError: ([UInt8]) -> Void

  /// Says one line on standard error.
  func complain(_ message: String) {
    writeError(Array("sharewarden: \(TerminalText.clean(message))\n".utf8))
  }

  func print(_ text: String) throws(FileError) { try writeOutput(Array(text.utf8)) }
}

/// A file that could not be read or written, and why.
struct FileError: Error, Equatable {
  var reason: String
}
