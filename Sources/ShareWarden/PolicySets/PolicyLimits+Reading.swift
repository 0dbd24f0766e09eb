internal import PlainData

extension PolicyLimits {
  static let units: [(name: String, bytes: Int64)] = [("MiB", 1 << 20), ("KiB", 1 << 10), ("B", 1)]

  /// Reads the member `limits` of `policyset.json`.
  init(_ node: JSONNode, _ faults: inout LoadFaults) {
    self.init()
    guard node.isMap(&faults) else { return }
    node.refuseMembers(except: ["steps", "memory"], &faults)
    if let given = node["steps"] {
      if let count = given.exactInteger, Self.stepRange.contains(count) {
        steps = Int(count)
      } else {
        faults.add(.init(given.fault("expected a number of steps from 100 to 10,000,000")))
      }
    }
    if let given = node["memory"] {
      if let bytes = given.exactInteger ?? Self.bytes(given.string ?? ""), Self.memoryRange.contains(bytes) {
        memory = Int(bytes)
      } else {
        faults.add(.init(given.fault("expected a size such as \"4MiB\", from 128KiB to 256MiB")))
      }
    }
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
