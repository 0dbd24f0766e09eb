/// What a sweep of limits over one script came to.
package struct Sweep {
  package var evaluations = 0
  package var faults: [String] = []

  package mutating func add(_ other: Sweep) {
    evaluations += other.evaluations
    faults += other.faults
  }

  mutating func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds && faults.count < 10 { faults.append(what()) }
  }
}

/// A script with a way in that does no harm: what must work as ever after whatever the attack came to.
struct WrappedScript {
  let source: [UInt8]

  init(_ script: [UInt8]) {
    source =
      Array("local function made() ".utf8) + script
      + Array(
        """

        end
        made = made()
        local attack = made
        if type(made) == "table" then attack = made.check end
        return function(request, parameters)
          if request.isBenign then return deny("benign", "right: as ever") end
          return attack(request, parameters)
        end
        """.utf8)
  }
}
