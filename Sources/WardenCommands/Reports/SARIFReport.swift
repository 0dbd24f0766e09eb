/// SARIF 2.1.0, for code scanning.
struct SARIFReport: Report {
  func text(_ checked: [CheckedRequest]) -> String {
    let found = checked.flatMap { item in Finding.all(of: item).map { (item, $0) } }
    let ids = Set(found.map(\.1.id)).sorted()
    let driver = JSONText.object([
      ("name", JSONText.quote("sharewarden")), ("version", JSONText.quote(WardenCommand.version)),
      ("rules", JSONText.list(ids.map { JSONText.object([("id", JSONText.quote($0))]) })),
    ])
    let succeeded = !checked.isEmpty && checked.allSatisfy { $0.exitCode <= .denied }
    let run = JSONText.object([
      ("tool", JSONText.object([("driver", driver)])),
      ("columnKind", JSONText.quote("unicodeCodePoints")),
      ("invocations", JSONText.list([JSONText.object([("executionSuccessful", String(succeeded))])])),
      ("results", JSONText.list(found.map(result))),
    ])
    return JSONText.object([
      ("$schema", JSONText.quote("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", JSONText.quote("2.1.0")), ("runs", JSONText.list([run])),
    ]) + "\n"
  }

  private func result(_ checked: CheckedRequest, _ finding: Finding) -> String {
    var line = checked.line
    var column: Int?
    if case .fault(let problem) = checked.outcome {
      line = problem.line ?? line
      column = problem.column
    }
    let region = JSONText.object([("startLine", String(max(1, line))), ("startColumn", column.map(String.init))])
    let artifact = JSONText.object([("uri", JSONText.quote(Self.reference(checked.displayFile)))])
    let place = JSONText.object([
      ("physicalLocation", JSONText.object([("artifactLocation", artifact), ("region", region)]))
    ])
    let message = ([checked.label] + finding.lines).joined(separator: "\n")
    return JSONText.object([
      ("ruleId", JSONText.quote(finding.id)), ("level", JSONText.quote(finding.level.rawValue)),
      ("message", JSONText.object([("text", JSONText.quote(message))])), ("locations", JSONText.list([place])),
    ])
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
