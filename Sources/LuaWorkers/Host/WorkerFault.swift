internal import CWorkerProcess
internal import Glibc

/// Why there is no worker.
package struct WorkerFault: Error, Equatable {
  /// Goes on after "cannot be used as a worker process: ".
  package var reason: String

  package init(reason: String) { self.reason = reason }

  /// What the system says of an error, with advice where it can be mended.
  static func name(_ error: Int32) -> String {
    let name = String(cString: cwp_error_name(error)).lowercased()
    return error == EFBIG ? "\(name); raise the limit for the size of files (`ulimit -f`)" : name
  }
}
