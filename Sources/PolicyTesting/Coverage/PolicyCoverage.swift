package import LuaSyntax

/// What tests reached of a policy.
package struct PolicyCoverage: Sendable {
  /// A line on which something starts that runs.
  package struct Line: Sendable {
    package var line: Int
    /// How often it ran, over all tests.
    package var count: Int
  }

  /// A place where the policy denies.
  package struct Denial: Sendable {
    package enum State: String, CaseIterable, Sendable {
      /// In some decision it was the first reason that the policy gave.
      case fired
      /// It ran, but in each decision the policy had denied before: nothing shows that it denies anything by itself.
      case preceded
      /// It never ran.
      case never
    }

    package var line: Int
    /// `nil` where it is made when the script runs.
    package var code: String?
    package var state: State
  }

  package var policy: String
  /// The script's file, under the name that the policy set was asked for by.
  package var file: String
  package var text: SourceText
  package var lines: [Line]
  package var denials: [Denial]
  /// Parameters of which all tests give one and the same value.
  package var constantParameters: [String]

  package var linesRun: Int { lines.count { $0.count > 0 } }
  package var denialsFired: Int { denials.count { $0.state == .fired } }

  /// Of lines and of denials, the lower share, in per cent; a policy without tests has 0.
  package var percent: Double {
    let parts = [(linesRun, lines.count), (denialsFired, denials.count)].filter { $0.1 > 0 }
    return parts.map { 100 * Double($0.0) / Double($0.1) }.min() ?? 100
  }
}
