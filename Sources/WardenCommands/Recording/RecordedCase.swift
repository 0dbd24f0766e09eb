internal import PlainData
import ShareModel
internal import ShareWire

/// A request and what was decided about it, as a test case.
enum RecordedCase {
  static func json(_ request: ShareRequest, _ decision: Decision) -> String {
    let answer = decision.isAllowed ? "allowed" : decision.errors.isEmpty ? "denied" : "denied, as a policy fails"
    let members = [
      ("about", PlainValue.string("\(TerminalText.clean(RequestSentence.text(request))) is \(answer)")),
      ("request", plain(RequestWriter.json(request))), ("expect", .map(expectation(decision))),
    ]
    let lines = members.map { name, value in "  \"\(name)\": \(IndentedJSON.text(value, indent: 2))" }
    return "{\n\(lines.joined(separator: ",\n"))\n}\n"
  }

  private static func plain(_ json: String) -> PlainValue {
    (try? JSONText(parsing: Array(json.utf8)))?.root.plain ?? .null
  }

  private static func expectation(_ decision: Decision) -> PlainMap {
    var members: [(String, PlainValue)] = [("decision", .boolean(decision.isAllowed))]
    if let failure = decision.errors.first {
      members.append(("error", .string(failure.kind.rawValue)))
    } else if let denial = decision.denials.first {
      members += [("codes", codes(decision.denials.map(\.code))), ("layer", .string(denial.layer.rawValue))]
      if denial.layer == .builtin {
        members.append(("rule", .string(denial.id)))
      } else {
        members += [("policy", .string(denial.id)), ("message", .string(denial.message))]
      }
    } else {
      members.append(("effects", .list(decision.effects.map { .string($0.kind) })))
    }
    if !decision.warnings.isEmpty { members.append(("warnings", codes(decision.warnings.map(\.code)))) }
    return PlainMap(members)
  }

  /// Each code once.
  private static func codes(_ codes: [String]) -> PlainValue {
    var seen: Set<String> = []
    return .list(codes.filter { seen.insert($0).inserted }.map(PlainValue.string))
  }
}
