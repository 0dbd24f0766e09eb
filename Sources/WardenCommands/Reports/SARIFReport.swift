/// SARIF 2.1.0, for code scanning.
struct SARIFReport: Report {
  static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  func text(_ checked: [CheckedRequest]) -> String {
    let found = checked.flatMap { item in Finding.all(of: item).map { (item, $0) } }
    let ids = Set(found.map(\.1.id)).sorted()
    let driver = JSONFragment.object([
      ("name", JSONFragment.quote("sharewarden")), ("version", JSONFragment.quote(WardenCommand.version)),
      ("rules", JSONFragment.list(ids.map { JSONFragment.object([("id", JSONFragment.quote($0))]) })),
    ])
    let succeeded = !checked.isEmpty && checked.allSatisfy { $0.exitCode <= .denied }
    let run = JSONFragment.object([
      ("tool", JSONFragment.object([("driver", driver)])),
      ("columnKind", JSONFragment.quote("unicodeCodePoints")),
      ("invocations", JSONFragment.list([JSONFragment.object([("executionSuccessful", String(succeeded))])])),
      ("results", JSONFragment.list(found.map(result))),
    ])
    return JSONFragment.object([
      ("$schema", JSONFragment.quote(Self.schema)),
      ("version", JSONFragment.quote("2.1.0")), ("runs", JSONFragment.list([run])),
    ]) + "\n"
  }

  private func result(_ checked: CheckedRequest, _ finding: Finding) -> String {
    var line = checked.line
    var column: Int?
    if case .fault(let problem) = checked.outcome {
      line = problem.line ?? line
      column = problem.column
    }
    let region = JSONFragment.object([("startLine", String(max(1, line))), ("startColumn", column.map(String.init))])
    let artifact = JSONFragment.object([("uri", JSONFragment.quote(Self.reference(checked.displayFile)))])
    let place = JSONFragment.object([
      ("physicalLocation", JSONFragment.object([("artifactLocation", artifact), ("region", region)]))
    ])
    let message = ([checked.label] + finding.lines).joined(separator: "\n")
    return JSONFragment.object([
      ("ruleId", JSONFragment.quote(finding.id)), ("level", JSONFragment.quote(finding.level.rawValue)),
      ("message", JSONFragment.object([("text", JSONFragment.quote(Self.plain(message)))])),
      ("locations", JSONFragment.list([place])),
    ])
  }

  /// Text in which no brace is a place to fill in and nothing is a link.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{", "}": result.unicodeScalars.append(contentsOf: [scalar, scalar])
      case "(" where result.unicodeScalars.last == "]":
        result.unicodeScalars.removeLast()
        result += "\\]("
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The file as a URI reference; a colon too, since before the first slash it would end a scheme.
  static func reference(_ file: String) -> String {
    file.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
