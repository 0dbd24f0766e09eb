import LuaSandbox

extension Sweep {
  /// Gives the script less and less memory, from all that it needs to too little for an empty state. It comes to its
  /// result or to the memory limit, and its cage works as ever after.
  package static func memory(_ source: [UInt8], limits: some Sequence<Int>) -> Sweep {
    var sweep = Sweep()
    let full = CagedScript(source, Limits())
    guard case .ready(let cage, let declaration, _) = full else {
      for limit in limits { sweep.load(source, limit, like: full) }
      return sweep
    }
    let report = cage.evaluate(AttackWorld.request, stepLimit: 100_000)
    for limit in limits { sweep.evaluate(source, limit, like: report, declaration) }
    return sweep
  }

  /// Limits that grow by a small part of themselves, from 16 KiB to 4 MiB.
  package static func coarseLimits(_ random: inout SeededRandom) -> [Int] {
    var limits: [Int] = []
    var limit = 16 << 10
    while limit < 4 << 20 {
      limits.append(limit + random.below(16))
      limit += limit / 24
    }
    return limits
  }

  /// Limits a few bytes apart, between what loading needs and the script's peak, so that every allocation is once the
  /// one that fails. Nothing for scripts that no memory is enough for.
  package static func fineLimits(_ source: [UInt8], most: Int, _ random: inout SeededRandom) -> [Int] {
    let least = leastLimit()
    var peak = least + (16 << 10)
    if case .ready(let cage, _, _) = CagedScript(source, Limits()) {
      peak = max(Int(cage.evaluate(AttackWorld.request, stepLimit: 100_000).peakMemory), peak)
    }
    let width = random.pick([16, 32, 48, 64])
    let span = min(peak - least, most * width)
    // What lies higher than a window reaches is met by another seed.
    let start = least + random.below(max(peak - least - span, 0) + 1) / 16 * 16
    return Array(stride(from: start, through: start + span + 64, by: width))
  }

  /// The least that an empty state lives in.
  private static func leastLimit() -> Int {
    var (low, high) = (1 << 10, 1 << 20)
    while high - low > 16 {
      let middle = (low + high) / 2
      if (try? LuaCage(book: AttackWorld.book, memoryLimit: middle)) == nil { low = middle } else { high = middle }
    }
    return high / 16 * 16
  }

  private mutating func load(_ source: [UInt8], _ limit: Int, like full: CagedScript) {
    evaluations += 1
    switch (CagedScript(source, Limits(memory: limit)), full) {
    case (.refused(let error), .refused(let expected)):
      expect(error.isOfMemory || expected.isOfMemory || error == expected, "\(limit) bytes: \(error)")
    case (.refused(let error), _): expect(error.isOfMemory, "\(limit) bytes: \(error)")
    case (.withoutCheck(let one), .withoutCheck(let two)):
      expect(one.isSame(as: two), "\(limit) bytes: declared otherwise")
    case (_, .refused(let expected)): expect(expected.isOfMemory, "\(limit) bytes: loaded")
    default: expect(false, "\(limit) bytes: another declaration")
    }
  }

  private mutating func evaluate(_ source: [UInt8], _ limit: Int, like full: LuaReport, _ declaration: LuaDeclaration) {
    evaluations += 1
    let cage: LuaCage
    switch CagedScript(source, Limits(memory: limit)) {
    case .refused(let error):
      expect(error.isOfMemory, "\(limit) bytes: \(error)")
      return
    case .withoutCheck:
      expect(false, "\(limit) bytes: no check")
      return
    case .ready(let ready, let declared, _):
      expect(declared.isSame(as: declaration), "\(limit) bytes: declared otherwise")
      cage = ready
    }
    let benign = cage.evaluate(AttackWorld.benignRequest, stepLimit: 100_000)
    let report = cage.evaluate(AttackWorld.request, stepLimit: 100_000)
    faults += ReportRules.faults(in: report, stepLimit: 100_000).map { "\(limit) bytes: \($0)" }
    expect(
      !report.isBeyondMemory || !full.isBeyondMemory || report.portable == full.portable,
      "\(limit) bytes: \(report) instead of \(full)")
    let after = cage.evaluate(AttackWorld.benignRequest, stepLimit: 100_000)
    expect(after == benign, "\(limit) bytes: \(after) after, and \(benign) before")
    expect(cage.evaluate(AttackWorld.request, stepLimit: 100_000) == report, "\(limit) bytes: another report again")
  }
}
