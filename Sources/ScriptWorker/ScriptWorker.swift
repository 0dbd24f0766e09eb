internal import CConfinement
internal import CWorkerProcess
internal import LuaSandbox
internal import LuaWorkers

/// The inside of a worker process: it confines itself, and then evaluates scripts for as long as somebody listens.
package enum ScriptWorker {
  /// The word by which a program is told to be a worker.
  package static let command = WorkerProgram.command

  /// What the process is for, until the other side of the channel is gone.
  ///
  /// - Parameter arguments: those after the command: how many bytes the process may map.
  /// - Returns: the exit code; `nil` where the process was not started as a worker, and is none.
  package static func run(_ arguments: [String], version: String) -> Int32? {
    var size = 0
    guard arguments.count == 1, let space = UInt64(arguments[0]), let progress = cwp_open_progress(),
      let plan = cwp_open_plan(&size), cwp_end_with_host()
    else { return nil }
    LuaCage.confineToMemory()
    let confinement = ccf_confine(Int32(cwp_channel), space)
    var talk = WorkerTalk()
    if let failure = confinement.failure {
      let error = String(cString: cwp_error_name(confinement.error)).lowercased()
      talk.greet(
        .refusal,
        "\(String(cString: failure)): \(error); have the kernel, or what this runs in, such as a container, let processes confine themselves, or isolate in process"
      )
      return 2
    }
    guard let contents = try? PlanContents(UnsafeRawBufferPointer(start: plan, count: size)) else { return 2 }
    guard talk.greet(.ready, version) else { return 0 }
    let desk = WorkerDesk(contents, progress: progress)
    while let frame = talk.receive() {
      guard let answer = desk.answer(frame) else { return 2 }
      guard talk.send(answer) else { return 0 }
    }
    return 0
  }
}
