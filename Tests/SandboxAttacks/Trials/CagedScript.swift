package import LuaSandbox

/// A script in a cage of its own, ready to be evaluated, or what kept it from that.
package enum CagedScript {
  case refused(LuaLoadError)
  case withoutCheck(LuaDeclaration)
  case ready(LuaCage, LuaDeclaration, LuaScript)

  /// Far beyond what a step limit leaves time for, even under a sanitizer: reaching it is a fault.
  package static let deadline = Duration.seconds(10)

  package init(_ source: [UInt8], _ limits: Limits, loadSteps: Int = 100_000) {
    self.init(limits, loadSteps) { cage throws(LuaLoadError) in
      try LuaScript(compiling: source, in: cage, stepLimit: loadSteps)
    }
  }

  /// A further cage, for which nothing is compiled.
  init(_ script: LuaScript, _ limits: Limits) {
    self.init(limits, 100_000) { _ throws(LuaLoadError) in script }
  }

  private init(_ limits: Limits, _ loadSteps: Int, _ compile: (LuaCage) throws(LuaLoadError) -> LuaScript) {
    do {
      let cage = try LuaCage(
        book: AttackWorld.book, memoryLimit: limits.memory, deadline: Self.deadline, quantum: limits.quantum)
      let script = try compile(cage)
      let declaration = try cage.load(script, data: AttackWorld.data, stepLimit: loadSteps)
      guard declaration.hasCheck else {
        self = .withoutCheck(declaration)
        return
      }
      try cage.seal(parameters: AttackWorld.parameters)
      self = .ready(cage, declaration, script)
    } catch {
      self = .refused(error)
    }
  }
}

extension LuaReport {
  /// Whether it would be the same with more memory.
  var isBeyondMemory: Bool { failure?.kind != .memory }

  /// What must be the same in another cage.
  var portable: LuaReport {
    var report = self
    report.peakMemory = 0
    return report
  }
}

extension LuaDeclaration {
  /// Equal, also where a number is none.
  func isSame(as other: LuaDeclaration) -> Bool { self == other || "\(self)" == "\(other)" }
}

extension LuaLoadError {
  /// Whether memory ended it, of the script or in keeping its state.
  var isOfMemory: Bool { kind == .memory || kind == .machine }
}
