internal import CWorkerProcess
internal import LuaSandbox

/// A worker is gone, or had to be ended, before it answered.
struct WorkerLoss: Error {
  /// The question that it was at; `nil`: none yet.
  var place: Int?
  /// What it did.
  var reason: String
  var isLate = false

  static func ended(_ ending: cwp_ending, at place: Int?) -> WorkerLoss {
    WorkerLoss(place: place, reason: "ended\(ending.manner)")
  }

  static func malformed(at place: Int?) -> WorkerLoss {
    WorkerLoss(place: place, reason: "gave an answer that cannot be read")
  }

  static func late(_ patience: Int, at place: Int?) -> WorkerLoss {
    let time = patience % 1000 == 0 ? "\(patience / 1000) seconds" : "\(patience) milliseconds"
    return WorkerLoss(place: place, reason: "gave no answer within \(time) and was ended", isLate: true)
  }
}

extension LuaFailure {
  /// The worker was lost over the question.
  init(_ loss: WorkerLoss) {
    self.init(
      kind: loss.isLate ? .late : .runtime, message: "the worker process of the policies \(loss.reason)", line: 0)
  }

  /// There is no worker to ask.
  init(_ fault: WorkerFault) {
    self.init(kind: .unavailable, message: "the policies have no worker process: \(fault.reason)", line: 0)
  }
}
