import Foundation

/// A locale that writes a decimal comma and sorts `a` before `B`, made from nothing: Debian installs `localedef` with its
/// C library everywhere, and neither locales nor the descriptions that they are made from.
enum CommaLocale {
  static let compiler = "/usr/bin/localedef"
  static let name = "comma"

  private static let description = """
    LC_NUMERIC
    decimal_point ","
    thousands_sep "."
    grouping 3
    END LC_NUMERIC
    LC_COLLATE
    order_start forward
    <U0061>
    <U0042>
    UNDEFINED
    order_end
    END LC_COLLATE
    """

  private static var ascii: String {
    let rows = (0..<128).map { code in
      "<U\(String(format: "%04X", code))> /x\(String(format: "%02x", code)) character"
    }
    return """
      <code_set_name> ASCII
      <comment_char> %
      <escape_char> /
      CHARMAP
      \(rows.joined(separator: "\n"))
      END CHARMAP
      """
  }

  /// Makes it in the folder and has the C library of this process look there.
  static func make(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (file, text) in [("description", description), ("characters", ascii)] {
      try "\(text)\n".write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
    }
    let process = Process()
    process.executableURL = URL(filePath: compiler)
    process.currentDirectoryURL = folder
    // `-c`: other categories than the two are as in the locale "C", which is worth a warning and no more.
    process.arguments = ["--no-archive", "-c", "-i", "./description", "-f", "./characters", "./\(name)"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    setenv("LOCPATH", folder.path(), 1)
  }
}
