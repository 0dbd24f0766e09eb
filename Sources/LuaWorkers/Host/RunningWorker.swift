internal import CWorkerProcess
internal import Glibc
internal import LuaSandbox

/// One worker process, from its start to its end. It ends with the value, or with the process that started it.
final class RunningWorker {
  private static let longestGreeting = 4096
  /// Questions between two looks at the processor time that the worker has used.
  private static let questionsBetweenLooks: UInt64 = 256
  /// Half of what a worker lets itself use.
  private static let mostProcessorSeconds: UInt64 = 60 * 60

  private var worker = cwp_worker()
  private var room = FrameRoom()
  private var number: UInt64 = 0
  private let program: WorkerProgram

  init(_ program: WorkerProgram, _ plan: WorkerPlan) throws(WorkerFault) {
    self.program = program
    let error = program.executable.withCString { executable in
      WorkerProgram.command.withCString { command in
        String(plan.addressSpace).withCString { space in
          cwp_start(
            executable, [executable, command, space, nil], plan.descriptor, UInt32(clamping: program.startPatience),
            &worker)
        }
      }
    }
    guard error == 0 else { throw Self.fault(error, program) }
    try greet()
  }

  deinit { _ = cwp_end(&worker) }

  var processNumber: Int32 { worker.process }

  /// The question that the worker is at, as it says.
  var place: Int? {
    let reached = cwp_get_progress(&worker)
    return reached == cwp_idle ? nil : Int(reached)
  }

  /// Whether it can be asked: it is this process's own, and has not worked so long that it will soon end itself.
  var isUsable: Bool {
    guard cwp_is_own(&worker) else { return false }
    return number % Self.questionsBetweenLooks != 0 || cwp_processor_seconds(&worker) < Self.mostProcessorSeconds
  }

  /// Sends a frame, which the writer holds but for the views, and reads the answer to it.
  ///
  /// - Parameter time: for which the worker may be waited for in all; what is left of it.
  func exchange<Answer>(
    _ kind: FrameHead.Kind, _ writer: inout ByteWriter, views: EnquiryViews?, questions: Int, longest: Int,
    time: inout WaitingTime, _ read: (inout ByteReader) throws(MalformedBytes) -> Answer
  ) throws(WorkerLoss) -> Answer {
    number += 1
    FrameHead.end(&writer, more: views?.size ?? 0)
    cwp_set_progress(&worker, UInt32(cwp_idle))
    worker.left = time.left
    defer { time.left = worker.left }
    try check(send(writer, views), among: questions)
    let answer = try receive(longest: longest, among: questions)
    do throws(MalformedBytes) {
      let head = try FrameHead(UnsafeRawBufferPointer(rebasing: answer[..<FrameHead.size]))
      guard head.kind == kind, head.number == number else { throw MalformedBytes() }
      var reader = ByteReader(UnsafeRawBufferPointer(rebasing: answer[FrameHead.size...]))
      let value = try read(&reader)
      guard reader.isAtEnd else { throw MalformedBytes() }
      return value
    } catch {
      throw WorkerLoss.malformed(at: place(among: questions))
    }
  }

  /// What is written next is checked against the number that the answer bears, so both come from here.
  func begin(_ kind: FrameHead.Kind, _ writer: inout ByteWriter) {
    FrameHead(kind, number: number + 1).begin(&writer)
  }

  private func send(_ writer: borrowing ByteWriter, _ views: EnquiryViews?) -> Int32 {
    writer.bytes.withUnsafeBytes { head in
      withUnsafeTemporaryAllocation(of: iovec.self, capacity: 5) { pieces in
        func piece(_ bytes: UnsafeRawBufferPointer?) -> iovec {
          iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes?.baseAddress), iov_len: bytes?.count ?? 0)
        }
        let (request, people) = (views?.request, views?.people)
        _ = pieces.initialize(
          from: [
            piece(head), piece(request?.cells), piece(people?.cells), piece(request?.text), piece(people?.text),
          ])
        return cwp_send(&worker, pieces.baseAddress, Int32(pieces.count))
      }
    }
  }

  /// One whole frame. Its head is looked at before room is made, so that no worker can claim memory of the host by a
  /// length.
  private func receive(longest: Int, among questions: Int) throws(WorkerLoss) -> UnsafeRawBufferPointer {
    room.shrink()
    var received = 0
    try check(
      cwp_receive(
        &worker, room.bytes.baseAddress, FrameHead.size, room.bytes.count, UInt32(clamping: questions), &received),
      among: questions)
    guard let head = try? FrameHead(UnsafeRawBufferPointer(rebasing: room.bytes[..<FrameHead.size])),
      head.length <= UInt64(clamping: longest), received <= FrameHead.size + Int(head.length)
    else { throw WorkerLoss.malformed(at: place(among: questions)) }
    let size = FrameHead.size + Int(head.length)
    if received < size {
      room.grow(to: size, keeping: received)
      var rest = 0
      try check(
        cwp_receive(
          &worker, room.bytes.baseAddress?.advanced(by: received), size - received, size - received,
          UInt32(clamping: questions), &rest),
        among: questions)
    }
    return UnsafeRawBufferPointer(rebasing: room.bytes[..<size])
  }

  private func check(_ status: Int32, among questions: Int) throws(WorkerLoss) {
    guard status != cwp_done else { return }
    let place = place(among: questions)
    switch Int(status) {
    case cwp_late: throw WorkerLoss.late(Int(worker.patience), at: place)
    case cwp_overdue: throw WorkerLoss.overdue(at: place)
    default: throw WorkerLoss.ended(cwp_end(&worker), at: place)
    }
  }

  private func place(among questions: Int) -> Int? { place.map { min($0, questions - 1) } }

  /// Hears from the worker that it is confined, and which version it is of.
  private func greet() throws(WorkerFault) {
    let greeting: (kind: FrameHead.Kind, text: String)?
    do throws(WorkerLoss) {
      let bytes = try receive(longest: Self.longestGreeting, among: 1)
      greeting = try? Self.greeting(bytes)
    } catch {
      throw Self.lost(error, program)
    }
    switch greeting {
    case (.ready, program.version)?: break
    case (.ready, let version)?: throw Self.stranger("is of version \(version), not \(program.version)", program)
    case (.refusal, let reason)?: throw WorkerFault(reason: reason)
    default: throw Self.stranger("does not answer as sharewarden does", program)
    }
    cwp_set_patience(&worker, UInt32(clamping: program.patience))
  }

  /// Of what was started and is gone before it said what it is.
  private static func lost(_ loss: WorkerLoss, _ program: WorkerProgram) -> WorkerFault {
    switch loss.signal {
    case nil: stranger(loss.reason, program)
    case SIGKILL:
      WorkerFault(
        reason:
          "it \(loss.reason) while it started, from outside: look for too little memory, which the system's log tells")
    case SIGSYS:
      WorkerFault(reason: "it \(loss.reason) while it started: what this runs in, such as a container, forbids a call")
    default: WorkerFault(reason: "it \(loss.reason) while it started; if it is sharewarden, that is a fault of its own")
    }
  }

  /// Of what was started and is no worker.
  private static func stranger(_ conduct: String, _ program: WorkerProgram) -> WorkerFault {
    WorkerFault(reason: "it \(conduct); \(advice(program))")
  }

  /// Of what could not be started. Advice is for what is wrong with the path; of memory or processes there may be more later.
  private static func fault(_ error: Int32, _ program: WorkerProgram) -> WorkerFault {
    let name = WorkerFault.name(error)
    let isAboutPath = [ENOENT, ENOTDIR, EACCES, ENOEXEC, ELOOP, ENAMETOOLONG].contains(error)
    return WorkerFault(reason: isAboutPath ? "\(name); \(advice(program))" : name)
  }

  private static func advice(_ program: WorkerProgram) -> String {
    "give the path of the program `sharewarden` of version \(program.version)"
  }

  private static func greeting(
    _ bytes: UnsafeRawBufferPointer
  ) throws(MalformedBytes) -> (kind: FrameHead.Kind, text: String) {
    let head = try FrameHead(UnsafeRawBufferPointer(rebasing: bytes[..<FrameHead.size]))
    var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[FrameHead.size...]))
    let text = try reader.cleanText()
    guard reader.isAtEnd, head.number == 0 else { throw MalformedBytes() }
    return (head.kind, text)
  }
}
