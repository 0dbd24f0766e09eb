package import LuaSandbox

/// Evaluates scripts in a process of its own, which it starts when it is first asked, and again after a crash. One
/// thread at a time may use it.
package final class LuaWorker {
  /// Bounds what a worker can make its host read at a time, to some 40 MB.
  private static let mostInRound = 128

  private let plan: WorkerPlan
  private let program: WorkerProgram
  private var running: RunningWorker?
  private var writer = ByteWriter()

  package init(_ program: WorkerProgram, _ plan: WorkerPlan) {
    self.program = program
    self.plan = plan
  }

  /// The number of the process, while one runs.
  package var processNumber: Int32? { running?.processNumber }
  /// The question that the process is at, while it is at one.
  package var place: Int? { running?.place }

  /// Sees to it that there is a process, confined and ready.
  package func start() throws(WorkerFault) { _ = try ready() }

  /// The answers to all questions, in their order. A script over which the process is lost gets a failure; the others
  /// are asked in a new process. What is lost before it was at any question was lost for no question's sake, as when it
  /// was ended from outside while it had nothing to do, and all are asked again; what is lost so twice in a row fails all
  /// that are open.
  ///
  /// - Parameter people: what the request refers to by `ViewCell.people`.
  package func ask(
    _ questions: [WorkerQuestion], about request: borrowing ViewBuilder, people: FlatView? = nil
  ) -> [LuaReport] {
    request.withParts { request in
      guard let people else { return ask(questions, about: EnquiryViews(request: request)) }
      return people.withParts { ask(questions, about: EnquiryViews(request: request, people: $0)) }
    }
  }

  private func ask(_ questions: [WorkerQuestion], about views: EnquiryViews) -> [LuaReport] {
    var reports = [LuaReport](repeating: .unanswered, count: questions.count)
    var open = Array(questions.indices)
    var wasLostIdle = false
    var time = WaitingTime(program, questions: questions.count)
    while !open.isEmpty {
      if time.isOver {
        let report = LuaReport(failure: LuaFailure(over: time))
        for place in open { reports[place] = report }
        break
      }
      let worker: RunningWorker
      do throws(WorkerFault) { worker = try ready() } catch {
        let report = LuaReport(failure: LuaFailure(error))
        for place in open { reports[place] = report }
        break
      }
      do throws(WorkerLoss) {
        let round = Array(open.prefix(Self.mostInRound))
        let answers = try evaluate(round.map { questions[$0] }, in: worker, views, &time)
        for (place, answer) in zip(round, answers) { reports[place] = answer }
        open.removeFirst(round.count)
        wasLostIdle = false
      } catch {
        let report = LuaReport(failure: LuaFailure(error))
        if let place = error.place {
          reports[open.remove(at: place)] = report
        } else if wasLostIdle {
          // Which question is to blame cannot be known, and to go on would cost the same again for each of them.
          for place in open { reports[place] = report }
          break
        }
        wasLostIdle = error.place == nil
      }
    }
    return reports
  }

  /// What comes of loading a script, which is not kept. A script over which the process is lost does not load.
  package func load(_ trial: LoadingTrial) throws(LuaLoadError) -> LuaDeclaration {
    let worker: RunningWorker
    do throws(WorkerFault) { worker = try ready() } catch {
      throw LuaLoadError(kind: .machine, message: LuaFailure(error).message)
    }
    worker.begin(.load, &writer)
    writer.put(trial)
    let result: Result<LuaDeclaration, LuaLoadError>
    var time = WaitingTime(program, questions: 1)
    do throws(WorkerLoss) {
      // A declaration is no larger than the script's memory; text that is no UTF-8 gets longer.
      result = try exchange(
        .load, worker, views: nil, questions: 1, longest: (4 * trial.memoryLimit) + (64 << 10), time: &time
      ) { (reader) throws(MalformedBytes) in try reader.loading() }
    } catch {
      throw LuaLoadError(kind: .machine, message: LuaFailure(error).message)
    }
    return try result.get()
  }

  private func evaluate(
    _ questions: [WorkerQuestion], in worker: RunningWorker, _ views: EnquiryViews, _ time: inout WaitingTime
  ) throws(WorkerLoss) -> [LuaReport] {
    worker.begin(.evaluate, &writer)
    writer.put(questions, about: views)
    return try exchange(
      .evaluate, worker, views: views, questions: questions.count,
      longest: questions.count * ByteReader.longestReport, time: &time
    ) { (reader) throws(MalformedBytes) in
      var reports: [LuaReport] = []
      reports.reserveCapacity(questions.count)
      for question in questions { reports.append(try reader.report(stepLimit: question.stepLimit)) }
      return reports
    }
  }

  /// Lets the process go when it is lost.
  private func exchange<Answer>(
    _ kind: FrameHead.Kind, _ worker: RunningWorker, views: EnquiryViews?, questions: Int, longest: Int,
    time: inout WaitingTime, _ read: (inout ByteReader) throws(MalformedBytes) -> Answer
  ) throws(WorkerLoss) -> Answer {
    do throws(WorkerLoss) {
      return try worker.exchange(kind, &writer, views: views, questions: questions, longest: longest, time: &time, read)
    } catch {
      running = nil
      throw error
    }
  }

  private func ready() throws(WorkerFault) -> RunningWorker {
    if let running, running.isUsable { return running }
    running = nil
    let fresh = try RunningWorker(program, plan)
    running = fresh
    return fresh
  }
}
