internal import CWorkerProcess
internal import LuaSandbox

/// A worker is gone, or had to be ended, before it answered.
struct WorkerLoss: Error {
  /// The question that it was at; `nil`: none yet.
  var place: Int?
  /// What it did.
  var reason: String
  var isLate = false
  /// The signal that ended it.
  var signal: Int32?

  static func ended(_ ending: cwp_ending, at place: Int?) -> WorkerLoss {
    WorkerLoss(
      place: place, reason: "ended\(ending.manner)", signal: Int(ending.how) == cwp_ended_signal ? ending.code : nil)
  }

  static func malformed(at place: Int?) -> WorkerLoss {
    WorkerLoss(place: place, reason: "gave an answer that cannot be read")
  }

  static func late(_ patience: Int, at place: Int?) -> WorkerLoss {
    WorkerLoss(place: place, reason: "gave no answer within \(duration(patience)) and was ended", isLate: true)
  }

  static func overdue(at place: Int?) -> WorkerLoss {
    WorkerLoss(place: place, reason: "took too long for all questions together and was ended", isLate: true)
  }

  static func duration(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0 ? "\(milliseconds / 1000) seconds" : "\(milliseconds) milliseconds"
  }
}

extension LuaFailure {
  /// The worker was lost over the question.
  init(_ loss: WorkerLoss) {
    self.init(
      kind: loss.isLate ? .late : .runtime, message: "the worker process of the policies \(loss.reason)", line: 0)
  }

  /// The others of the same decision took all the time that there is.
  init(over time: WaitingTime) {
    self.init(
      kind: .unavailable,
      message:
        "the policy was not asked, since the worker processes of the policies had taken \(WorkerLoss.duration(time.total))",
      line: 0)
  }

  /// There is no worker to ask.
  init(_ fault: WorkerFault) {
    self.init(kind: .unavailable, message: "the policies have no worker process: \(fault.reason)", line: 0)
  }
}
