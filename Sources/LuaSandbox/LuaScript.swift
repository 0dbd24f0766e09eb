internal import CLuaSandbox

/// A script that was checked and compiled. It never changes: any number of cages on any number of threads are made from
/// it, and none of them compiles again. Code is compiled here and nowhere else; none can be handed in.
package final class LuaScript: Sendable {
  // Written by the compiler before anybody has it, freed in `deinit`.
  nonisolated(unsafe) let pointer: OpaquePointer

  /// Compiles within the limits of a cage, which stays as it was, so that the script can be loaded into it.
  ///
  /// - Throws: why the source was refused, with its place.
  package init(compiling source: [UInt8], in cage: LuaCage, stepLimit: Int) throws(LuaLoadError) {
    if let lack = StackLack.ofThread { throw LuaLoadError(kind: .machine, message: lack.message) }
    var report = cls_report()
    let script = source.withUnsafeBytes { bytes in
      cls_cage_compile(
        cage.pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
        UInt64(clamping: stepLimit), &report)
    }
    if let error = LuaLoadError(report) { throw error }
    guard let script else { throw LuaLoadError.machine("no memory to keep the compiled script") }
    pointer = script
  }

  deinit { cls_script_free(pointer) }
}
