import DecisionWorkload

/// What the driver is asked for.
struct DriverOptions {
  var requests = ""
  var policies = ""
  var mode = Questions.Mode.decoded
  /// Seconds of measuring.
  var budget = 0.4
  var threads = 1
  /// Where the decisions go, a line each.
  var dump: String?
  /// So many passes over all requests and nothing else, so that the instructions of a decision can be counted.
  var fixed: Int?
  /// Whether the policies run in worker processes.
  var isInProcesses = false

  static let usage = """
    usage: bench-driver --requests FILE.jsonl --policies DIR [--mode json|decoded] [--budget SECONDS] [--threads N]
                        [--dump FILE] [--fixed PASSES] [--isolation in-process|process]
    """

  init(_ arguments: [String]) throws {
    var left = arguments[...]
    while let option = left.popFirst() {
      guard let value = left.popFirst() else { throw DriverFault(message: "`\(option)` needs a value") }
      try set(option, value)
    }
    if requests.isEmpty || policies.isEmpty {
      throw DriverFault(message: "`--requests` and `--policies` are needed\n\(Self.usage)")
    }
  }

  private mutating func set(_ option: String, _ value: String) throws {
    func checked<Value>(_ read: Value?) throws -> Value {
      guard let read else { throw DriverFault(message: "`\(option)` cannot be `\(value)`\n\(Self.usage)") }
      return read
    }
    switch option {
    case "--requests": requests = value
    case "--policies": policies = value
    case "--dump": dump = value
    case "--mode": mode = try checked(Questions.Mode(rawValue: value))
    case "--budget": budget = try checked(Double(value).flatMap { $0 > 0 ? $0 : nil })
    case "--threads": threads = try checked(Int(value).flatMap { (1...64).contains($0) ? $0 : nil })
    case "--fixed": fixed = try checked(Int(value).flatMap { $0 > 0 ? $0 : nil })
    case "--isolation": isInProcesses = try checked(["in-process": false, "process": true][value])
    default: throw DriverFault(message: "unknown option `\(option)`\n\(Self.usage)")
    }
  }
}

struct DriverFault: Error, CustomStringConvertible {
  let message: String
  var description: String { message }
}
