internal import CWorkerProcess

extension cwp_ending {
  /// ` by signal 11 (segmentation fault)`; empty where it is not known.
  var manner: String {
    switch Int(how) {
    case cwp_ended_signal: " by signal \(code) (\(String(cString: cwp_signal_name(code)).lowercased()))"
    case cwp_ended_exit: " with exit code \(code)"
    default: ""
    }
  }
}
