internal import PlainData
internal import Synchronization

/// What a batch gives for all its requests. Each thread has a reading of its own, made once and used for all that it
/// reads, so that a small text can't make any number of large shares, and threads share no people.
final class CommonParts: Sendable {
  private final class Reading: @unchecked Sendable {  // One thread at a time has it.
    let parts: RequestParts

    init(_ text: JSONText) { parts = RequestParts(text.borrowedRoot, areForSeveral: true) }
  }

  private let text: JSONText
  private let idle = Mutex<[Reading]>([])

  init(_ text: JSONText) { self.text = text }

  func withParts<Result>(_ body: (RequestParts) -> Result) -> Result {
    let reading = idle.withLock { $0.popLast() } ?? Reading(text)
    defer { idle.withLock { $0.append(reading) } }
    return withExtendedLifetime(text) { body(reading.parts) }
  }
}
