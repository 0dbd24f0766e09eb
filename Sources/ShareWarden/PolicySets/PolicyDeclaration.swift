internal import LuaSandbox
internal import PlainData

/// What a script says of itself: which actions it concerns, and which parameters it takes.
struct PolicyDeclaration {
  private static let members = ["actions", "parameters", "about"]

  private(set) var actions = PolicyActions.every
  private(set) var parameters: [ParameterDeclaration] = []
  let outline: SourceOutline
  private let file: String

  init(_ declaration: LuaDeclaration, file: String, outline: SourceOutline, _ faults: inout LoadFaults) {
    self.outline = outline
    self.file = file
    for entry in declaration.values where !Self.members.contains(entry.key) {
      let known = Self.members + ["check"]
      let hint = suggestion(for: entry.key, among: known)
      faults.add(
        fault(
          [entry.key],
          "unknown member \(quoted(entry.key)) of a policy\(hint); known are \(known.joined(separator: ", "))"))
    }
    if !declaration.hasCheck {
      faults.add(
        .init(file, line: outline.checkLine, "has no `check`; return a function, or a table with one under `check`"))
    }
    if let about = declaration["about"] {
      if case .string = about {
      } else {
        faults.add(fault(["about"], "about: expected a string, found \(PlainValue(about).kind)"))
      }
    }
    readActions(declaration, &faults)
    readParameters(declaration, &faults)
  }

  private mutating func readActions(_ declaration: LuaDeclaration, _ faults: inout LoadFaults) {
    do throws(ParameterFault) { actions = try PolicyActions(declaration["actions"].map { PlainValue($0) }) } catch {
      var line = outline.line(of: ["actions"])
      if case .member(let word) = error.steps.first { line = outline.line(quoting: word, under: ["actions"]) }
      faults.add(.init(file, line: line, "actions: \(error.message)"))
    }
  }

  private mutating func readParameters(_ declaration: LuaDeclaration, _ faults: inout LoadFaults) {
    guard let value = declaration["parameters"] else { return }
    guard case .map(let entries) = value else {
      faults.add(fault(["parameters"], "parameters: expected a table by name, found \(PlainValue(value).kind)"))
      return
    }
    for entry in entries {
      do throws(ParameterFault) {
        parameters.append(try ParameterDeclaration(name: entry.key, PlainValue(entry.value)))
      } catch {
        let members = error.steps.prefix { if case .member = $0 { true } else { false } }.compactMap(\.name)
        faults.add(
          fault(["parameters", entry.key] + members, "parameters.\(entry.key)\(error.path): \(error.message)"))
      }
    }
  }

  private func fault(_ path: [String], _ message: String) -> PolicyLoadError.Fault {
    .init(file, line: outline.line(of: path), message)
  }
}
