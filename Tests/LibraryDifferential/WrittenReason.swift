/// Why the cage and the stock library may differ. Any other difference is a fault.
package struct WrittenReason: Sendable {
  package enum Side: String, Sendable {
    /// Only the stock library accepts; the text is part of our message.
    case stock
    /// Only ours accepts; the text is part of the stock library's message.
    case ours
    /// Both accept; the text is part of the stock library's result.
    case both
    /// Neither accepts, and the messages name different arguments; the text is part of the stock library's message.
    case words
    /// The evaluation ends at a limit; the text is part of our message.
    case limit
  }

  package let side: Side
  /// A pattern of Lua for the names of the operations.
  package let operation: String
  package let text: String
  package let why: String

  package static let all: [WrittenReason] = [
    WrittenReason(side: .both, operation: "", text: "table:", why: "no address of a table is shown"),
    WrittenReason(side: .both, operation: "", text: "function:", why: "no address of a function is shown"),
    WrittenReason(side: .limit, operation: "", text: "a string is longer than 64 KiB", why: "strings are limited"),
    WrittenReason(side: .both, operation: "^error", text: "bad argument #", why: "errors are worded differently"),
    WrittenReason(
      side: .both, operation: "^assert caught$", text: "bad argument #", why: "errors are worded differently"),
    WrittenReason(side: .both, operation: "^pcall$", text: "bad argument #", why: "errors are worded differently"),
    WrittenReason(
      side: .stock, operation: "^ipairs", text: "(list expected, got ", why: "only what has elements is gone through"),
    WrittenReason(
      side: .stock, operation: "^table.unpack$", text: "(list expected, got ", why: "only a list is unpacked"),
    WrittenReason(
      side: .stock, operation: "^table.move$", text: "(list expected, got ", why: "only from a list is moved"),
    WrittenReason(
      side: .words, operation: "^table.move$", text: "too many elements to move",
      why: "what is no list is named before the count"),
    WrittenReason(
      side: .stock, operation: "sort", text: "(function expected, got ",
      why: "the order function is looked at also where there is nothing to sort"),
    WrittenReason(
      side: .words, operation: "^table.remove$", text: "position out of bounds",
      why: "the position is the second argument; Lua 5.4.4 speaks of the first"),
    WrittenReason(
      side: .words, operation: "^math.fmod$", text: "bad argument #2",
      why: "of two arguments that are no numbers the first is named"),
    WrittenReason(
      side: .ours, operation: "^next$", text: "invalid key to 'next'", why: "the order of keys goes on from any key"),
    WrittenReason(
      side: .ours, operation: "^sort in disorder$", text: "invalid order function for sorting",
      why: "an order that contradicts itself gives some order"),
    WrittenReason(
      side: .stock, operation: "^utf8.codes of faulty text$", text: "invalid UTF-8 code",
      why: "bytes that continue nothing are errors, as the manual says; Lua 5.4.4 passes over them"),
    WrittenReason(side: .stock, operation: "format$", text: "%p is not available", why: "no address is shown"),
  ]
}
