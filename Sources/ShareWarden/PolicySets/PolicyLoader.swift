internal import LuaSandbox
internal import PlainData

/// Loads one policy: runs its script once, and checks what it declares and what it is given.
struct PolicyLoader {
  private static let members = ["actions", "parameters", "about"]

  let directory: PolicyDirectory
  let limits: PolicyLimits
  let data: FlatView?

  func load(
    id: String, file: String, listing: PolicySetFile.Listing?
  ) throws(PolicyLoadError) -> Policy {
    let name = directory.name(file)
    do throws(PolicyLoadError.Fault) {
      let source = try directory.read(file, limit: PolicyLimits.longestSource)
      let declaration = try declaration(of: source, name: name)
      let lines = SourceLines(source)
      let actions = try actions(declaration, lines, name)
      let declared = try parameters(declaration, lines, name)
      let values = try ParameterTable(declared).values(given: listing, file: name, lines: lines)
      return Policy(
        id: id, file: name, source: source, sha256: SourceDigest(of: source).hexadecimal,
        isShadow: listing?.isShadow ?? false, actions: actions, limits: limits, parameters: values, data: data)
    } catch {
      throw PolicyLoadError([error])
    }
  }

  private func declaration(of source: [UInt8], name: String) throws(PolicyLoadError.Fault) -> LuaDeclaration {
    let declaration: LuaDeclaration
    do throws(LuaLoadError) {
      let cage = try LuaCage(book: ViewSchemas.book, memoryLimit: limits.memory)
      declaration = try cage.load(source: source, data: data, stepLimit: limits.steps)
    } catch {
      throw .init(name, line: error.line, column: error.column, error.message)
    }
    for entry in declaration.values where !Self.members.contains(entry.key) {
      let line = SourceLines(source).line(assigning: entry.key)
      let hint = suggestion(for: entry.key, among: Self.members + ["check"])
      throw .init(name, line: line, "unknown member \(quoted(entry.key)) of a policy\(hint)")
    }
    guard declaration.hasCheck else {
      throw .init(name, "has no `check`; return a function, or a table with one under `check`")
    }
    return declaration
  }

  private func actions(
    _ declaration: LuaDeclaration, _ lines: SourceLines, _ name: String
  ) throws(PolicyLoadError.Fault) -> PolicyActions {
    do throws(ParameterFault) { return try PolicyActions(declaration["actions"].map { PlainValue($0) }) } catch {
      var line = lines.line(assigning: "actions")
      if case .member(let word) = error.steps.first { line = lines.line(quoting: word, from: line) }
      throw .init(name, line: line, "actions: \(error.message)")
    }
  }

  private func parameters(
    _ declaration: LuaDeclaration, _ lines: SourceLines, _ name: String
  ) throws(PolicyLoadError.Fault) -> [ParameterDeclaration] {
    guard let value = declaration["parameters"] else { return [] }
    let start = lines.line(assigning: "parameters")
    guard case .map(let entries) = value else {
      throw .init(name, line: start, "parameters: expected a table by name, found \(PlainValue(value).kind)")
    }
    var declared: [ParameterDeclaration] = []
    for entry in entries {
      do throws(ParameterFault) {
        declared.append(try ParameterDeclaration(name: entry.key, PlainValue(entry.value)))
      } catch {
        let line = lines.line(assigning: entry.key, from: start)
        throw .init(name, line: line, "parameters.\(entry.key)\(error.path): \(error.message)")
      }
    }
    return declared
  }
}
