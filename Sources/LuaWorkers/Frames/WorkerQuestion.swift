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
  /// Read by `Enquiry`. A view comes after its head and the questions, so that its cells lie at a multiple of 8.
  mutating func put(_ questions: [WorkerQuestion], cells: Int, text: Int, root: UInt32) {
    put(UInt32(questions.count))
    put(UInt32(cells))
    put(UInt32(text))
    put(root)
    for question in questions {
      put(UInt64(question.script))
      put(UInt64(question.stepLimit))
    }
  }
}
