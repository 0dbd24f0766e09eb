internal import LuaSandbox

/// Which script is asked, and with how many steps.
package struct WorkerQuestion: Equatable, Sendable {
  /// The script's place in the plan.
  package var script: Int
  package var stepLimit: Int

  package init(script: Int, stepLimit: Int) {
    self.script = script
    self.stepLimit = stepLimit
  }
}

extension ByteWriter {
  /// Read by `Enquiry`. The views come after their heads and the questions, cells first, so that these lie at a multiple
  /// of 8.
  mutating func put(_ questions: [WorkerQuestion], about views: EnquiryViews) {
    put(UInt32(questions.count))
    put(UInt32(views.request.cellCount))
    put(UInt32(views.request.text.count))
    put(views.request.root)
    put(UInt32(views.people?.cellCount ?? 0))
    put(UInt32(views.people?.text.count ?? 0))
    for question in questions {
      put(UInt64(question.script))
      put(UInt64(question.stepLimit))
    }
  }
}
