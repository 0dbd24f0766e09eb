internal import CWorkerProcess
internal import LuaWorkers

/// The worker's end of the channel.
struct WorkerTalk: ~Copyable {
  private var room = FrameRoom()

  /// Nothing is asked of a worker before it has said that it is confined, and which version it is of.
  @discardableResult
  func greet(_ kind: FrameHead.Kind, _ text: String) -> Bool {
    var writer = ByteWriter()
    FrameHead(kind, number: 0).begin(&writer)
    writer.put(text)
    FrameHead.end(&writer)
    return send(writer.bytes)
  }

  func send(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { cwp_worker_send($0.baseAddress, $0.count) } }

  /// The next frame; `nil` when the other side is gone or makes no sense.
  mutating func receive() -> Frame? {
    room.shrink()
    let received = cwp_worker_receive(room.bytes.baseAddress, FrameHead.size, room.bytes.count)
    guard received > 0, let head = try? FrameHead(UnsafeRawBufferPointer(rebasing: room.bytes[..<FrameHead.size])),
      let length = Int(exactly: head.length)
    else { return nil }
    let size = FrameHead.size + length
    if received < size {
      room.grow(to: size, keeping: received)
      let missing = size - received
      guard cwp_worker_receive(room.bytes.baseAddress?.advanced(by: received), missing, missing) == missing else {
        return nil
      }
    }
    return Frame(head: head, body: UnsafeRawBufferPointer(rebasing: room.bytes[FrameHead.size..<size]))
  }
}
