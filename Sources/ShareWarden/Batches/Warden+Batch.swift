public import ShareModel

extension Warden {
  /// The answers to many requests, in their order: the same as ``decide(_:)-(ShareRequest)`` gives to each.
  ///
  /// - Parameter threads: how many requests are decided at a time, at most 256, each on a thread of its own, which has the
  ///   stack that a decision needs; nil: one for each processor. A single request, and all with 1, are decided on the
  ///   calling thread, which then needs that stack.
  public func decide(_ requests: [ShareRequest], threads: Int? = nil) -> [Decision] {
    decide(requests, threads: threads) { $0 }
  }

  /// What is made of the answers to many requests, in their order. Making it is shared by the threads too, and so is
  /// letting go of the decisions: `warden.decide(requests) { $0.jsonBytes }`.
  ///
  /// - Parameters:
  ///   - threads: how many requests are decided at a time, as in ``decide(_:threads:)``.
  ///   - body: is called once for each decision, on any thread.
  public func decide<Answer: Sendable>(
    _ requests: [ShareRequest], threads: Int? = nil, _ body: @escaping @Sendable (Decision) -> Answer
  ) -> [Answer] {
    [Answer](unsafeUninitializedCapacity: requests.count) { answers, count in
      guard let start = answers.baseAddress else { return }
      // Each place is written once, by one thread.
      nonisolated(unsafe) let places = start
      SharedWork.run(requests.count, threads: OrderedWork.threads(asked: threads)) { range in
        requests.withUnsafeBufferPointer { requests in
          for place in range { (places + place).initialize(to: body(decide(requests[place]))) }
        }
      }
      count = requests.count
    }
  }
}
