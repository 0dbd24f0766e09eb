internal import LuaSyntax
package import ShareWarden

extension PolicyLoadError.Fault {
  /// Longest script that is read again.
  private static let longest = 64 << 10

  /// The fault with what to do about it, if it is a line of a script that is written as in another language. The compiler
  /// says only what it met.
  package var withRemedy: Self {
    guard let line, let slash = file.lastIndex(of: "/"), file.hasSuffix(".lua"),
      let directory = try? PolicyDirectory(slash == file.startIndex ? "/" : String(file[..<slash])),
      let source = try? directory.read(String(file[slash...].dropFirst()), limit: Self.longest, remedy: ""),
      let remedy = SyntaxTree(parsing: source).remedy(line: line)
    else { return self }
    var fault = self
    fault.message += "; \(remedy)"
    return fault
  }
}
