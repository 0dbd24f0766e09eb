internal import CWorkerProcess

extension cwp_ending {
  /// ` by signal 11 (segmentation fault)`; empty where it is not known.
  var manner: String {
    switch Int(how) {
    case cwp_ended_signal: " by signal \(code) (\(String(cString: cwp_signal_name(code)).lowercased()))"
    // The loader's word for a program that it cannot start.
    case cwp_ended_exit where code == 127:
      " with exit code 127: a library that it needs is missing, and `ldd` says which"
    case cwp_ended_exit: " with exit code \(code)"
    default: ""
    }
  }
}
