internal import PlainData
internal import Synchronization

/// What a batch gives for all its requests. Each thread has a reading of its own, made once and used for all that it
/// reads, so that a small text can't make any number of large shares, and threads share no people.
final class CommonParts: Sendable {
  private final class Reading: @unchecked Sendable {  // One thread at a time has it.
    let parts: Result<RequestParts, InputFault>
    /// What the parts lie in.
    private let text: Result<JSONReading, InputFault>

    init(_ text: JSONText) {
      let reading = Result { () throws(InputFault) in try JSONReading(of: text) }
      self.text = reading
      parts = Result { () throws(InputFault) in try RequestParts(reading.get().root, areForSeveral: true) }
    }
  }

  private let text: JSONText
  private let idle = Mutex<[Reading]>([])

  init(_ text: JSONText) { self.text = text }

  func withParts<Value>(_ body: (Result<RequestParts, InputFault>) -> Value) -> Value {
    let reading = idle.withLock { $0.popLast() } ?? Reading(text)
    defer { idle.withLock { $0.append(reading) } }
    return withExtendedLifetime(reading) { body(reading.parts) }
  }
}
