/// What scripts see and call, as data: for what is said of scripts without running them, and for definitions that
/// editors read.
package struct ScriptSchema: Sendable {
  /// What a value is.
  package indirect enum Kind: Hashable, Sendable {
    case text, boolean, integer, time
    /// One of a few texts.
    case words([String])
    /// By its name in `records`.
    case record(String)
    case list(Kind)
    /// Free-form, by names of the organization's own; what is missing is nil.
    case map
  }

  package struct Field: Hashable, Sendable {
    package var name: String
    package var kind: Kind
    /// Whether it can be nil.
    package var isOptional: Bool
    package var about: String

    init(_ name: String, _ kind: Kind, optional: Bool = false, _ about: String) {
      self.name = name
      self.kind = kind
      isOptional = optional
      self.about = about
    }
  }

  package struct Record: Hashable, Sendable {
    package var name: String
    package var about: String
    package var fields: [Field]
    /// Functions that are called with `:`.
    package var methods: [Function] = []

    package subscript(field: String) -> Field? { fields.first { $0.name == field } }
  }

  /// A function that scripts call, beside those of Lua.
  package struct Function: Hashable, Sendable {
    package var name: String
    /// With the names of what it takes.
    package var signature: String
    package var about: String
  }

  /// The functions of a library of Lua's; of the name `_G` those without one.
  package struct Library: Hashable, Sendable {
    package var name: String
    package var functions: [String]
    package var values: [String] = []
  }

  /// A name of Lua's, or one that authors look for, that there is not.
  package struct LeftOut: Hashable, Sendable {
    /// `*` after a dot stands for everything in a library.
    package var name: String
    package var reason: String
  }

  package var records: [Record]
  package var functions: [Function]
  package var libraries: [Library]
  package var leftOut: [LeftOut]

  package func record(_ name: String) -> Record? { records.first { $0.name == name } }

  package static let current = ScriptSchema(
    records: [request, share, person, gain, target, email, actor, action, record, root, zone], functions: helpers,
    libraries: lua, leftOut: missing)
}
