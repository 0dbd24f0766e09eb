internal import LuaSandbox
internal import LuaWorkers

/// What workers are started from.
struct WorkerSupply: Sendable {
  private let program: WorkerProgram
  private let plan: WorkerPlan

  /// - Parameter scripts: what the workers evaluate; they can load others.
  init(_ program: WorkerProgram, scripts: [WorkerScript], data: FlatView?) throws(PolicyLoadError) {
    self.program = program
    do throws(WorkerFault) { plan = try WorkerPlan(book: ViewSchemas.book, scripts: scripts, data: data) } catch {
      throw PolicyLoadError(program, error)
    }
  }

  /// A worker that is started when it is first asked.
  func worker() -> LuaWorker { LuaWorker(program, plan) }

  /// A worker that is there.
  func startedWorker() throws(PolicyLoadError) -> LuaWorker {
    let worker = worker()
    do throws(WorkerFault) { try worker.start() } catch { throw PolicyLoadError(program, error) }
    return worker
  }
}

extension WorkerProgram {
  /// `nil` where no process is wanted.
  init?(_ isolation: PolicySet.Isolation) throws(PolicyLoadError) {
    guard case .process(let executable) = isolation else { return nil }
    guard executable.utf8.first == UInt8(ascii: "/"), !executable.utf8.contains(0) else {
      throw PolicyLoadError([.init(executable, "is no absolute path of a worker's program; give that of sharewarden")])
    }
    self.init(executable: executable, version: Warden.version)
  }
}

extension PolicyLoadError {
  fileprivate init(_ program: WorkerProgram, _ fault: WorkerFault) {
    self.init([Fault(program.executable, "cannot be used as a worker process: \(fault.reason)")])
  }
}
