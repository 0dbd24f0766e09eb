internal import LuaSandbox
package import ShareModel
internal import ShareRules

/// Asks the policies of a set once more, in cages of its own in this process that note what runs. What is decided, a
/// ``Warden`` decides: here only the way there is told. One thread at a time may use it.
package final class PolicyTracer {
  private let policies: PolicySet
  private let rules: RuleBook
  private let index: PolicyIndex
  private var view = RequestView()
  private var cages: [Int: (cage: LuaCage, loaded: LuaTrail)] = [:]
  // By the place of the policy, for the request at hand.
  private var isWanted: [Bool] = []
  private var stepsLeft: [Int] = []

  package init(_ policies: PolicySet) {
    self.policies = policies
    rules = RuleBook(profile: policies.profile)
    index = PolicyIndex(policies.policies)
  }

  /// The trails of the policies that are asked about the request, in the order of asking; none where the built-in rules
  /// deny. A policy that can't be made ready to be asked, or is in quarantine, has none.
  ///
  /// - Parameter ids: the policies that are asked; `nil`: all whom the action concerns.
  package func trails(of request: ShareRequest, in ids: Set<String>? = nil) -> [PolicyTrail] {
    let ruling = rules.judge(request)
    guard ruling.isAllowed else { return [] }
    let quarantined = Set(policies.quarantinedIDs)
    isWanted = policies.policies.map { !quarantined.contains($0.id) && ids?.contains($0.id) ?? true }
    stepsLeft = policies.policies.map(\.limits.steps)
    view.lay(request, ruling, profile: policies.profile)
    defer { view.forget() }
    var trails: [Int: PolicyTrail] = [:]
    let whole = request.action.name
    if request.action.isCompound {
      for (place, part) in request.action.parts.enumerated() {
        ask(about: part.meant(for: request.share), of: whole, part: place, &trails)
      }
    } else {
      ask(about: request.action.meant(for: request.share), of: whole, part: nil, &trails)
    }
    return trails.sorted { $0.key < $1.key }.map(\.value)
  }

  private func ask(about action: Action, of whole: ActionName, part: Int?, _ trails: inout [Int: PolicyTrail]) {
    let numbers = index.policies(concerning: action.name, of: whole)
    guard !numbers.isEmpty else { return }
    view.show(action)
    for number in numbers where isWanted[number] && stepsLeft[number] > 0 {
      guard let (cage, loaded) = try? cage(of: number) else { continue }
      let policy = policies.policies[number]
      let report = LuaReport(
        cage.lent.outcome(of: view.builder, people: view.people?.known, stepLimit: stepsLeft[number]))
      stepsLeft[number] -= Int(clamping: report.steps)
      var trail =
        trails[number]
        ?? PolicyTrail(
          id: policy.id, file: policy.file, source: policy.source, isShadow: policy.isShadow,
          loadedLines: loaded.lines, lines: loaded.lines.map { _ in 0 })
      trail.add(cage.trail, part: part)
      trails[number] = trail
    }
  }

  private func cage(of number: Int) throws(LuaLoadError) -> (LuaCage, LuaTrail) {
    if let known = cages[number] { return known }
    let cage = try policies.policies[number].tracedCage()
    cages[number] = cage
    return cage
  }
}

extension PolicyTrail {
  fileprivate mutating func add(_ trail: LuaTrail, part: Int?) {
    lines = zip(lines, trail.lines).map { $0.addingReportingOverflow($1).partialValue }
    denied += trail.denied
    moments += trail.moments.map { Moment(moment: $0, part: part) }
  }
}

extension Policy {
  /// A cage that notes what runs, and what ran when it was loaded.
  fileprivate func tracedCage() throws(LuaLoadError) -> (LuaCage, LuaTrail) {
    let cage = try LuaCage(book: ViewSchemas.book, memoryLimit: limits.memory, deadline: limits.deadline)
    let compiled = try compiled(in: cage)
    try cage.trace()
    _ = try cage.load(compiled, data: data, stepLimit: limits.steps)
    let loaded = cage.trail
    try cage.seal(parameters: parameters)
    return (cage, loaded)
  }
}
