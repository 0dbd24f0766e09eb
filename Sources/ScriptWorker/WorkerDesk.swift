internal import CWorkerProcess
internal import LuaSandbox
internal import LuaWorkers

/// Answers what the worker is asked. A cage is made when its script is first asked.
final class WorkerDesk {
  private let contents: PlanContents
  private let progress: UnsafeMutableRawPointer
  private var cages: [LuaCage?]
  private var writer = ByteWriter()

  init(_ contents: PlanContents, progress: UnsafeMutableRawPointer) {
    self.contents = contents
    self.progress = progress
    cages = Array(repeating: nil, count: contents.scripts.count)
  }

  /// `nil` for what is no question.
  func answer(_ frame: Frame) -> [UInt8]? {
    FrameHead(frame.head.kind, number: frame.head.number).begin(&writer)
    switch frame.head.kind {
    case .evaluate:
      guard let enquiry = try? Enquiry(frame.body) else { return nil }
      for (place, question) in enquiry.questions.enumerated() {
        guard cages.indices.contains(question.script) else { return nil }
        cwp_note_progress(progress, UInt32(place))
        writer.put(evaluate(question, enquiry))
      }
    case .load:
      guard let trial = try? LoadingTrial(frame.body) else { return nil }
      cwp_note_progress(progress, 0)
      load(trial)
    case .ready, .refusal: return nil
    }
    FrameHead.end(&writer)
    return writer.bytes
  }

  private func evaluate(_ question: WorkerQuestion, _ enquiry: Enquiry) -> LuaReport {
    do throws(LuaLoadError) {
      return try cage(question.script).evaluate(
        enquiry.request, people: enquiry.people, stepLimit: question.stepLimit)
    } catch {
      return LuaReport(unready: error)
    }
  }

  private func cage(_ number: Int) throws(LuaLoadError) -> LuaCage {
    if let cage = cages[number] { return cage }
    let cage = try contents.scripts[number].cage(book: contents.book, data: contents.data)
    cages[number] = cage
    return cage
  }

  private func load(_ trial: LoadingTrial) {
    do throws(LuaLoadError) {
      writer.put(try trial.run(book: contents.book, data: contents.data))
    } catch {
      writer.put(error)
    }
  }
}
