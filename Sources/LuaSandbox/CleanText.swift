internal import CLuaSandbox

/// What every text that a sandbox reports is: strict UTF-8 without a character that steers what shows it.
package enum CleanText {
  /// Most bytes of a message.
  package static let longest = 1024
  /// Most bytes of the name of a function in a call path.
  package static let longestName = 64

  package static func holds(_ text: UnsafeRawBufferPointer, atMost limit: Int = longest) -> Bool {
    cls_text_is_clean(text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count, limit)
  }
}
