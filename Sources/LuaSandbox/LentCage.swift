internal import CLuaSandbox

/// A sealed cage that somebody else keeps for as long as this is used. To ask it touches nothing but the cage: of a
/// thousand, each count of references would be one more place in memory that is in no cache.
package struct LentCage {
  fileprivate let pointer: OpaquePointer

  /// Runs `check` against what the builder holds, without a copy of it or of what was not said. The caller keeps the view
  /// of people.
  package func outcome(of request: borrowing ViewBuilder, people: KnownPeople?, stepLimit: Int) -> LuaOutcome {
    request.withParts { LuaOutcome(of: pointer, $0.view, people?.parts.view, stepLimit) }
  }

  /// Has the processor fetch the cage, since it will be asked soon.
  package func fetch() { cls_cage_fetch(pointer) }

  /// Has the processor fetch its memory, since it will be asked next.
  package func fetchMemory() { cls_cage_fetch_memory(pointer) }
}

extension LuaCage {
  package var lent: LentCage { LentCage(pointer: pointer) }
}

extension LuaOutcome {
  /// Evaluates in a cage.
  init(of cage: OpaquePointer, _ request: cls_view, _ people: cls_view?, _ stepLimit: Int) {
    if let lack = StackLack.ofThread {
      self = .report(LuaReport(failure: LuaFailure(kind: .machine, message: lack.message, line: 0)))
      return
    }
    var report = cls_report()
    let steps = UInt64(clamping: stepLimit)
    withUnsafePointer(to: request) { request in
      if let people {
        withUnsafePointer(to: people) { cls_cage_evaluate(cage, request, $0, steps, &report) }
      } else {
        cls_cage_evaluate(cage, request, nil, steps, &report)
      }
    }
    self.init(report)
  }
}
