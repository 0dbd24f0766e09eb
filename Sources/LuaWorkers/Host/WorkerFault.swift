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
    return switch error {
    case EFBIG: "\(name); raise the limit for the size of files (`ulimit -f`)"
    case EMFILE: "\(name); raise the limit for open files (`ulimit -n`)"
    case ENFILE: "\(name); the whole system has as many as it may (`fs.file-max`)"
    case EAGAIN: "\(name); raise the limit for processes (`ulimit -u`), or that of the container"
    case ENOMEM: "\(name); raise the limit for memory (`ulimit -v`), or that of the container"
    default: name
    }
  }
}
