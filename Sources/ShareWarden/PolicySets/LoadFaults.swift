internal import PlainData

/// What is wrong with a policy set, gathered while it is read, so that all of it is told at once.
struct LoadFaults {
  private(set) var all: [PolicyLoadError.Fault] = []

  mutating func add(_ fault: PolicyLoadError.Fault) { all.append(fault) }

  /// What the body gives; `nil` after a fault, which is kept.
  mutating func keep<Value>(_ body: () throws(PolicyLoadError.Fault) -> Value) -> Value? {
    do throws(PolicyLoadError.Fault) { return try body() } catch {
      all.append(error)
      return nil
    }
  }

  /// What the body reads; `nil` after a fault of the input, which is kept.
  mutating func reading<Value>(_ body: () throws(InputFault) -> Value) -> Value? {
    do throws(InputFault) { return try body() } catch {
      all.append(PolicyLoadError.Fault(error))
      return nil
    }
  }

  func throwIfAny() throws(PolicyLoadError) {
    if !all.isEmpty { throw PolicyLoadError(all) }
  }
}
