import CLuaSandbox
import StockLua

/// The functions of `liblua` as they are.
final class StockLibrary {
  private let pointer: OpaquePointer

  init(operations: [UInt8]) throws {
    let opened = operations.withUnsafeBytes { bytes in
      stock_lua_new(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, 64 << 20)
    }
    guard let opened else { throw DifferentialFault(message: "the operations do not load in the stock library") }
    pointer = opened
  }

  deinit { stock_lua_free(pointer) }

  /// The answer's pointers are good until the next call.
  func call(_ operation: String, _ arguments: cls_view) -> stock_answer {
    withUnsafePointer(to: arguments) { stock_lua_call(pointer, operation, $0) }
  }
}

/// What keeps the comparison from running at all.
struct DifferentialFault: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
