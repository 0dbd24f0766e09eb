/// Why there is no worker.
package struct WorkerFault: Error, Equatable {
  /// Goes on after "cannot be used as a worker process: ".
  package var reason: String

  package init(reason: String) { self.reason = reason }
}
