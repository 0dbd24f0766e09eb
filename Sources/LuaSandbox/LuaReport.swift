/// A denial or warning that a script recorded. Its texts are cleaned and at most 1 KiB each.
package struct LuaNote: Equatable, Sendable {
  package var code: String
  package var message: String
  package var adminMessage: String?
  /// The line of the script, from 1; 0 when it is not known.
  package var line: Int

  package init(code: String, message: String, adminMessage: String? = nil, line: Int) {
    self.code = code
    self.message = message
    self.adminMessage = adminMessage
    self.line = line
  }
}

/// A function that was running when a script failed.
package struct LuaCallSite: Hashable, Sendable {
  package var function: String
  /// From 1; 0 for a function of the library.
  package var line: Int

  package init(function: String, line: Int) {
    self.function = function
    self.line = line
  }
}

/// Why an evaluation came to no end of its own. A failure is never an allow.
package struct LuaFailure: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// The script raised an error.
    case runtime
    /// The script returned what it may not.
    case contract
    case steps
    case memory
    /// The machine had no memory left for it, or no memory mappings.
    case machine
    /// A denial or warning was ill-formed.
    case output
    /// It had the processor for too long, whatever its steps.
    case deadline
    /// The process that it ran in gave no answer in time. Whether the script is to blame is not known.
    case late
    /// There was no process for it to run in.
    case unavailable
  }

  package var kind: Kind
  /// Cleaned, without position, at most 1 KiB.
  package var message: String
  /// From 1; 0 when it is not known.
  package var line: Int
  /// Innermost first, at most 8.
  package var path: [LuaCallSite]
  /// Whether a limit was reached that the host sets.
  package var isLimit: Bool

  package init(kind: Kind, message: String, line: Int, path: [LuaCallSite] = [], isLimit: Bool = false) {
    self.isLimit = isLimit
    self.kind = kind
    self.message = message
    self.line = line
    self.path = path
  }
}

/// What came of one evaluation.
package struct LuaReport: Equatable, Sendable {
  /// Nil when the script ran to its end and returned nothing.
  package var failure: LuaFailure?
  package var denials: [LuaNote]
  package var warnings: [LuaNote]
  /// Denials beyond the first 64, which are not kept.
  package var denialsCut: Int
  package var warningsCut: Int
  /// The same for the same script and request, on every machine.
  package var steps: UInt64
  /// Bytes; the same in every process on one build of Lua. Another build may take more, so that a script which comes
  /// close to its memory limit may fail there.
  package var peakMemory: UInt64

  package init(
    failure: LuaFailure?, denials: [LuaNote], warnings: [LuaNote], denialsCut: Int, warningsCut: Int, steps: UInt64,
    peakMemory: UInt64
  ) {
    self.failure = failure
    self.denials = denials
    self.warnings = warnings
    self.denialsCut = denialsCut
    self.warningsCut = warningsCut
    self.steps = steps
    self.peakMemory = peakMemory
  }
}

extension LuaReport {
  /// Stands for an answer until there is one, so that none that is missing is taken for silence.
  package static let unanswered = LuaReport(
    failure: LuaFailure(kind: .unavailable, message: "the policy was asked and there is no answer", line: 0))

  /// What is reported of a script that could not even start.
  package init(failure: LuaFailure) {
    self.init(
      failure: failure, denials: [], warnings: [], denialsCut: 0, warningsCut: 0, steps: 0, peakMemory: 0)
  }
}

extension LuaReport {
  /// What is reported of a script that was loaded before and now is not: what is missing is memory of the machine, if not
  /// its speed.
  package init(unready error: LuaLoadError) {
    let kind: LuaFailure.Kind =
      switch error.kind {
      case .deadline: .deadline
      case .machine: .machine
      default: .memory
      }
    self.init(failure: LuaFailure(kind: kind, message: error.message, line: error.line ?? 0, isLimit: error.isLimit))
  }
}

/// Why a script cannot be loaded.
package struct LuaLoadError: Error, Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// The text was refused, by the compiler or before it.
    case source
    /// The main chunk raised an error or returned what it may not.
    case runtime
    case steps
    case memory
    case deadline
    /// The machine has no memory left, or the limit is below what an empty state needs.
    case machine
  }

  package var kind: Kind
  package var message: String
  /// From 1; nil when it is not known.
  package var line: Int?
  /// In characters, from 1.
  package var column: Int?
  /// Whether a limit was reached that the host sets.
  package var isLimit: Bool

  package init(kind: Kind, message: String, line: Int? = nil, column: Int? = nil, isLimit: Bool = false) {
    self.isLimit = isLimit
    self.kind = kind
    self.message = message
    self.line = line
    self.column = column
  }
}
