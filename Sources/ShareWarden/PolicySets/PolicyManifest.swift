internal import PlainData
package import ShareModel
internal import ShareWire

/// What a script says of itself, for people.
package struct PolicyManifest: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package var name: String
    /// Such as `set of domain`.
    package var type: String
    package var isRequired: Bool
    /// The default, as a script would write it; `nil`: there is none.
    package var fallback: String?
    /// What the set gives it, as a script would write it; `nil`: nothing, so that the default holds.
    package var given: String?
    /// What holds of values, such as `at least 1`.
    package var bounds: [String]
    package var about: String?
  }

  /// In the order of the vocabulary.
  package var actions: [ActionName]
  package var parameters: [Parameter]
}

extension PolicySource {
  /// - Throws: why the script does not load. A value of the set's that does not fit is taken for none.
  package func manifest(of script: Script) throws(PolicyLoadError) -> PolicyManifest {
    var faults = LoadFaults()
    let (loader, name) = (try loader(&faults), directory.name(script.file))
    guard let (_, said) = loader.run(script.source, name, &faults) else { throw PolicyLoadError(faults.all) }
    let declared = PolicyDeclaration(said, file: name, outline: SourceOutline(script.source), &faults)
    try faults.throwIfAny()
    let values = file.listings?.first { $0.id == script.id }?.parameters
    return PolicyManifest(
      actions: ActionName.allCases.filter(declared.actions.concern),
      parameters: declared.parameters.map { PolicyManifest.Parameter($0, given: values?[$0.name]) })
  }
}

extension PolicyManifest.Parameter {
  fileprivate init(_ declared: ParameterDeclaration, given value: JSONNode?) {
    let scalar = declared.type.scalar
    name = declared.name
    type = declared.type.words
    isRequired = declared.isRequired
    fallback = declared.fallback?.shown(as: scalar)
    given = value.flatMap { try? declared.read($0) }?.shown(as: scalar)
    about = declared.about
    let (bound, count) = declared.type.isCollection ? (.integer, " of them") : (scalar, "")
    bounds = [
      declared.minimum.map { "at least \($0.shown(as: bound))\(count)" },
      declared.maximum.map { "at most \($0.shown(as: bound))\(count)" },
      declared.oneOf.map { "one of \($0.map { $0.shown(as: scalar) }.joined(separator: ", "))" },
    ].compactMap(\.self)
  }
}

extension ParameterType {
  fileprivate var words: String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .list(let scalar): "list of \(scalar.rawValue)"
    case .set(let scalar): "set of \(scalar.rawValue)"
    case .map(let scalar): "map of \(scalar.rawValue)"
    }
  }
}

extension ParameterValue {
  fileprivate func shown(as scalar: ParameterType.Scalar) -> String {
    switch self {
    case .list, .texts, .set: Self.table(elements.map { $0.shown(as: scalar) })
    case .map(let entries): Self.table(entries.map { "\($0.key) = \($0.value.shown(as: scalar))" })
    case .integer(let seconds) where scalar == .duration: quoted(Self.duration(seconds))
    case .time(let time): quoted(time.text)
    case .boolean, .integer, .number, .text: written
    }
  }

  private static func table(_ parts: [String]) -> String {
    parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
  }

  /// In the largest unit that it is a multiple of, but for weeks, which nobody counts beyond some.
  private static func duration(_ seconds: Int64) -> String {
    let units: [(name: String, length: Int64)] = [("d", 86400), ("h", 3600), ("m", 60)]
    let unit = units.first { seconds != 0 && seconds.isMultiple(of: $0.length) } ?? ("s", 1)
    return "\(seconds / unit.length)\(unit.name)"
  }
}
