package import ShareModel

/// What a script says of itself, for people.
package struct PolicyManifest: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package var name: String
    /// Such as `set of domain`.
    package var type: String
    package var isRequired: Bool
    /// The default, as a script would write it; `nil`: there is none.
    package var fallback: String?
    /// What holds of values, such as `at least 1`.
    package var bounds: [String]
    package var about: String?
  }

  /// In the order of the vocabulary.
  package var actions: [ActionName]
  package var parameters: [Parameter]
}

extension PolicySource {
  /// - Throws: why the script does not load. Which values the set gives it is not looked at.
  package func manifest(of script: Script) throws(PolicyLoadError) -> PolicyManifest {
    var faults = LoadFaults()
    let (loader, name) = (try loader(&faults), directory.name(script.file))
    guard let (_, said) = loader.run(script.source, name, &faults) else { throw PolicyLoadError(faults.all) }
    let declared = PolicyDeclaration(said, file: name, outline: SourceOutline(script.source), &faults)
    try faults.throwIfAny()
    return PolicyManifest(
      actions: ActionName.allCases.filter(declared.actions.concern),
      parameters: declared.parameters.map(PolicyManifest.Parameter.init))
  }
}

extension PolicyManifest.Parameter {
  fileprivate init(_ declared: ParameterDeclaration) {
    name = declared.name
    type = declared.type.words
    isRequired = declared.isRequired
    fallback = declared.fallback?.shown
    about = declared.about
    let count = declared.type.isCollection ? " of them" : ""
    bounds = [
      declared.minimum.map { "at least \($0.shown)\(count)" }, declared.maximum.map { "at most \($0.shown)\(count)" },
      declared.oneOf.map { "one of \($0.map(\.shown).joined(separator: ", "))" },
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
  fileprivate var shown: String {
    switch self {
    case .list, .texts, .set: "{ \(elements.map(\.shown).joined(separator: ", ")) }".replacing("{  }", with: "{}")
    case .map(let entries):
      entries.isEmpty ? "{}" : "{ \(entries.map { "\($0.key) = \($0.value.shown)" }.joined(separator: ", ")) }"
    case .boolean, .integer, .number, .text, .time: written
    }
  }
}
