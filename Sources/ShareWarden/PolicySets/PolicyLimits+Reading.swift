internal import PlainData

extension PolicyLimits {
  static let units: [(name: String, bytes: Int64)] = [("MiB", 1 << 20), ("KiB", 1 << 10), ("B", 1)]

  /// Reads the member `limits` of `policyset.json`.
  init(_ node: JSONNode, _ faults: inout LoadFaults) {
    self.init()
    guard node.isMap(&faults) else { return }
    node.refuseMembers(except: ["steps", "memory"], &faults)
    if let given = node["steps"] {
      faults.reading { () throws(InputFault) in
        steps = try Self.read(given, given.exactInteger, Self.stepRange, "a number of steps", "100 to 10,000,000")
      }
    }
    if let given = node["memory"] {
      faults.reading { () throws(InputFault) in
        let bytes = given.exactInteger ?? Self.bytes(given.string ?? "")
        memory = try Self.read(given, bytes, Self.memoryRange, "a size such as \"4MiB\"", "128KiB to 256MiB")
      }
    }
  }

  private static func read(
    _ node: JSONNode, _ number: Int64?, _ range: ClosedRange<Int64>, _ what: String, _ limits: String
  ) throws(InputFault) -> Int {
    guard let number else { throw node.fault("expected \(what), from \(limits)") }
    guard range.contains(number) else {
      throw node.fault("too \(number < range.lowerBound ? "small" : "large"); it may be from \(limits)")
    }
    return Int(number)
  }

  private static func bytes(_ text: String) -> Int64? {
    for unit in units where text.hasSuffix(unit.name) {
      let digits = text.dropLast(unit.name.count)
      guard (1...9).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
      return Int64(digits).map { $0 * unit.bytes }
    }
    return nil
  }
}
