internal import CLuaSandbox

/// One untrusted script, in memory of its own. It is loaded and sealed once; every evaluation starts from the state at
/// sealing, whatever ran before. One thread at a time may use a cage; it needs 1 MiB of stack, and with less left than a
/// script can use nothing runs.
package final class LuaCage {
  let pointer: OpaquePointer
  // What the cage points into.
  private let book: SchemaBook
  private var data: FlatView?
  private var parameters: FlatView?

  /// For a process that is about to confine itself to its own memory: cages made from here on ask the kernel nothing.
  package static func confineToMemory() {
    cls_copy_images_whole()
    _ = cls_stack_left()
  }

  /// Time of the processor, for loading and for each evaluation.
  package static let defaultDeadline = deadline(steps: 100_000)

  /// The time in which so many steps end on any machine, in whole seconds: the dearest step that is known takes
  /// little more than a microsecond (`charge-benchmark`), and a deadline that came first would have the machine decide.
  package static func deadline(steps: Int) -> Duration { .seconds(2 + (steps * 5 + 999_999) / 1_000_000) }

  /// Steps are counted each so many instructions.
  package static let defaultQuantum = 100

  /// - Parameters:
  ///   - memoryLimit: bytes for the script, 16 KiB to 256 MiB; an empty state alone needs more than the
  ///     least.
  ///   - deadline: the backstop, should the steps not bound the time; 0 ends a script when the clock is first looked at.
  ///   - quantum: the instructions after which steps are counted, 1 to 100: where a script can end.
  package init(
    book: SchemaBook, memoryLimit: Int, deadline: Duration = defaultDeadline, quantum: Int = defaultQuantum
  ) throws(LuaLoadError) {
    guard memoryLimit >= 0, let pointer = cls_cage_new(book.pointer, memoryLimit, deadline.nanoseconds) else {
      throw LuaLoadError.machine("no memory for a script within a limit of \(memoryLimit) bytes")
    }
    self.pointer = pointer
    self.book = book
    guard quantum == Self.defaultQuantum || cls_cage_set_quantum(pointer, UInt32(clamping: quantum)) else {
      throw LuaLoadError(kind: .machine, message: "no script can be ended after each \(quantum) instructions")
    }
  }

  deinit { cls_cage_free(pointer) }

  /// Runs a chunk of the host's own before loading: what it returns are globals of the script that is loaded then, and what
  /// its function `result` gives when that has run is what the script declares. After an error the cage is of no more use.
  package func prepare(dialect: LuaScript, stepLimit: Int) throws(LuaLoadError) {
    if let lack = StackLack.ofThread { throw LuaLoadError(kind: .machine, message: lack.message) }
    var report = cls_report()
    cls_cage_prepare(pointer, dialect.pointer, UInt64(clamping: stepLimit), &report)
    if let error = LuaLoadError(report) { throw error }
  }

  /// Runs the main chunk of the script. After an error the cage is of no more use.
  package func load(_ script: LuaScript, data: FlatView? = nil, stepLimit: Int) throws(LuaLoadError) -> LuaDeclaration {
    if let lack = StackLack.ofThread { throw LuaLoadError(kind: .machine, message: lack.message) }
    self.data = data
    var report = cls_report()
    let steps = UInt64(clamping: stepLimit)
    if let data {
      withUnsafePointer(to: data.view) { cls_cage_load(pointer, script.pointer, $0, steps, &report) }
    } else {
      cls_cage_load(pointer, script.pointer, nil, steps, &report)
    }
    if let error = LuaLoadError(report) { throw error }
    let tree = DeclarationReader(view: cls_cage_declaration(pointer))
    return LuaDeclaration(values: tree.root, hasCheck: cls_cage_has_check(pointer))
  }

  /// Keeps the state that every evaluation starts from. `parameters` is the second argument of `check`.
  package func seal(parameters: FlatView? = nil) throws(LuaLoadError) {
    self.parameters = parameters
    let isSealed: Bool
    if let parameters {
      isSealed = withUnsafePointer(to: parameters.view) { cls_cage_seal(pointer, $0) }
    } else {
      isSealed = cls_cage_seal(pointer, nil)
    }
    if !isSealed { throw LuaLoadError.machine("no memory to keep the state of the script") }
  }

  /// Runs `check(request, parameters)`.
  ///
  /// - Parameter people: what the request refers to by `ViewCell.people`.
  package func evaluate(_ request: FlatView, people: FlatView? = nil, stepLimit: Int) -> LuaReport {
    withExtendedLifetime((request, people)) {
      LuaReport(LuaOutcome(of: pointer, request.view, people?.view, stepLimit))
    }
  }

  /// Runs `check` against what the builder holds, without a copy.
  package func evaluate(_ request: borrowing ViewBuilder, people: FlatView? = nil, stepLimit: Int) -> LuaReport {
    request.withParts { parts in
      withExtendedLifetime(people) { LuaReport(LuaOutcome(of: pointer, parts.view, people?.view, stepLimit)) }
    }
  }

  /// Bytes of the state that evaluations start from.
  package var imageSize: Int { cls_cage_image_size(pointer) }

  /// Bytes that were copied to go back to that state after the latest evaluation: what may have been written of a small
  /// one, what had been written of a large one.
  package var restoredSize: Int { cls_cage_restored_size(pointer) }

  /// Compares every byte with that state, to which each evaluation goes back at its end: whether this machine keeps
  /// evaluations apart. False before sealing.
  package func isRestored() -> Bool { cls_cage_is_restored(pointer) }
}

extension Duration {
  /// A duration below 0 is none.
  fileprivate var nanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    let (whole, isTooLong) = UInt64(clamping: seconds).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isTooMuch) = whole.addingReportingOverflow(UInt64(clamping: attoseconds / 1_000_000_000))
    return isTooLong || isTooMuch ? .max : sum
  }
}
