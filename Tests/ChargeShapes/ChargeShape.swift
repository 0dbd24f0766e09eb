/// A way to have a script work inside one instruction or one call: what it is called, and a family of arguments.
package struct ChargeShape: Sendable, CustomStringConvertible {
  package var name: String
  /// Statements of the main chunk, which know the size as `N`.
  package var setup: String
  /// The names that the setup leaves for the body.
  package var uses: String
  /// What is done over and over.
  package var body: String
  package var sizes: [Int]
  /// How many times dearer than a step of an empty loop its dearest step may be, in release.
  package var bound: Double

  init(
    _ name: String, setup: String = "", uses: String = "", sizes: [Int] = [0], bound: Double = 150, _ body: String
  ) {
    self.bound = bound
    self.name = name
    self.setup = setup
    self.uses = uses
    self.body = body
    self.sizes = sizes
  }

  package var description: String { name }

  /// A policy that does it until a limit ends it.
  func source(size: Int) -> String {
    """
    local N = \(size)
    \(setup)
    return function(request)
      \(uses.isEmpty ? "" : "local \(uses) = \(uses)")
      while true do
        \(body)
      end
    end
    """
  }

  /// The step that all others are compared with.
  package static let emptyLoop = ChargeShape("an empty loop", "")

  package static let all: [ChargeShape] =
    language + strings + patterns + numbers + tables + ends + floods + collidingTexts + views + identities + errors
    + notes
}
