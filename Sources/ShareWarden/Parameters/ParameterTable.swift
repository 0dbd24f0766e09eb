internal import LuaSandbox
internal import PlainData

/// The parameters of a policy, and the values it is given.
struct ParameterTable {
  private let declared: [ParameterDeclaration]

  init(_ declared: [ParameterDeclaration]) { self.declared = declared }

  /// What the script gets as its second argument; `nil` if anything is wrong. A parameter that is neither given nor has
  /// a default is nil.
  func values(
    given listing: PolicySetFile.Listing?, file: String, outline: SourceOutline, _ faults: inout LoadFaults
  ) -> FlatView? {
    let countBefore = faults.all.count
    if let given = listing?.parameters { refuseUnfit(given, &faults) }
    let given = listing?.parameters?.nodesByName ?? [:]
    var builder = ViewBuilder()
    var entries: [(key: String, value: ViewCell)] = []
    for parameter in declared {
      let node = given[parameter.name.bytes]
      if let node, !node.isNull {
        let value = faults.reading { () throws(InputFault) in try read(node, parameter) }
        if let value { entries.append((parameter.name, builder.cell(value, of: parameter.type))) }
      } else if let fallback = parameter.fallback {
        entries.append((parameter.name, builder.cell(fallback, of: parameter.type)))
      } else {
        if parameter.isRequired, node == nil {
          faults.add(missing(parameter.name, listing, file, outline))
        }
        entries.append((parameter.name, .null))
      }
    }
    guard faults.all.count == countBefore else { return nil }
    builder.root = builder.addMap(entries, closedAs: ViewSchemas.parameters)
    return builder.finish()
  }

  private func refuseUnfit(_ given: JSONNode, _ faults: inout LoadFaults) {
    let names = declared.map(\.name)
    let known = Set(names.map(\.bytes))
    for (key, value) in given.members {
      let name = key.string ?? ""
      // Somebody who writes null may mean no limit; the default would be a surprise.
      if value.isNull {
        faults.add(.init(value.fault("null is no value; leave the parameter out to have its default")))
      }
      guard !known.contains(name.bytes) else { continue }
      let all = names.isEmpty ? "the policy has none" : "known are \(listed(names))"
      let hint = suggestion(for: name, among: names)
      faults.add(.init(key.fault("unknown parameter \(quoted(name))\(hint); \(all)")))
    }
  }

  private func read(_ node: JSONNode, _ parameter: ParameterDeclaration) throws(InputFault) -> ParameterValue {
    do throws(ParameterFault) { return try parameter.read(node) } catch {
      throw node.following(error.steps).fault(error.message)
    }
  }

  private func missing(
    _ name: String, _ listing: PolicySetFile.Listing?, _ file: String, _ outline: SourceOutline
  ) -> PolicyLoadError.Fault {
    let message = "parameter \(quoted(name)) is required and not given"
    if let listing { return .init(listing.key.fault("\(message); set it under \"parameters\"")) }
    let line = outline.line(of: ["parameters", name])
    return .init(file, line: line, "\(message); set it in \(PolicyFinder.setFile)")
  }
}

extension JSONNode {
  fileprivate var nodesByName: [[UInt8]: JSONNode] {
    Dictionary(members.lazy.map { ($0.key.string?.bytes ?? [], $0.value) }) { _, later in later }
  }

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
