internal import LuaSandbox
internal import PlainData

/// The parameters of a policy, and the values it is given.
struct ParameterTable {
  private let declared: [ParameterDeclaration]

  init(_ declared: [ParameterDeclaration]) { self.declared = declared }

  /// What the script gets as its second argument. A parameter that is neither given nor has a default is nil.
  func values(
    given listing: PolicySetFile.Listing?, file: String, lines: SourceLines
  ) throws(PolicyLoadError.Fault) -> FlatView {
    if let given = listing?.parameters { try refuseUnfit(given) }
    var builder = ViewBuilder()
    var entries: [(key: String, value: ViewCell)] = []
    for parameter in declared {
      if let node = listing?.parameters?[parameter.name] {
        let value = try read(node, parameter)
        entries.append((parameter.name, builder.cell(value)))
      } else if let fallback = parameter.fallback {
        entries.append((parameter.name, builder.cell(fallback)))
      } else {
        guard !parameter.isRequired else { throw missing(parameter.name, listing, file, lines) }
        entries.append((parameter.name, .null))
      }
    }
    builder.root = builder.addMap(entries, closedAs: ViewSchemas.parameters)
    return builder.finish()
  }

  private func refuseUnfit(_ given: JSONNode) throws(PolicyLoadError.Fault) {
    let names = declared.map(\.name)
    for (key, value) in given.members {
      let name = key.string ?? ""
      // Somebody who writes null may mean no limit; the default would be a surprise.
      if value.isNull { throw .init(value.fault("null is no value; leave the parameter out to have its default")) }
      guard !names.contains(name) else { continue }
      let known = names.isEmpty ? "the policy has none" : "known are \(names.joined(separator: ", "))"
      throw .init(key.fault("unknown parameter \(quoted(name))\(suggestion(for: name, among: names)); \(known)"))
    }
  }

  private func read(_ node: JSONNode, _ parameter: ParameterDeclaration) throws(PolicyLoadError.Fault) -> ParameterValue
  {
    do throws(ParameterFault) { return try parameter.read(node.plain) } catch {
      throw .init(node.following(error.steps).fault(error.message))
    }
  }

  private func missing(
    _ name: String, _ listing: PolicySetFile.Listing?, _ file: String, _ lines: SourceLines
  ) -> PolicyLoadError.Fault {
    let message = "parameter \(quoted(name)) is required and not given"
    if let listing { return .init(listing.key.fault("\(message); set it under \"parameters\"")) }
    let line = lines.line(assigning: name, from: lines.line(assigning: "parameters"))
    return .init(file, line: line, "\(message); set it in \(PolicyFinder.setFile)")
  }
}

extension JSONNode {
  /// The part of the value that a fault is about.
  fileprivate func following(_ steps: [ParameterFault.Step]) -> JSONNode {
    var node = self
    for step in steps {
      switch step {
      case .element(let index): node = node.elements.dropFirst(index).first { _ in true } ?? node
      case .member(let name): node = node[name] ?? node
      }
    }
    return node
  }
}
