internal import LuaSandbox
internal import PlainData
internal import Synchronization

/// The data of a policy set as scripts read it, made once for each choice of what stands in for files, and shared by all
/// who load policies.
final class SharedData: Sendable {
  private let known = Mutex<[PlainMap: FlatView]>([:])

  /// - Parameters:
  ///   - given: what stands in for files of these names.
  ///   - make: reads the files; `nil` where there is no data. What has a fault is made anew each time, so that everybody
  ///     is told.
  func view(_ given: PlainMap, _ faults: inout LoadFaults, make: (inout LoadFaults) -> FlatView?) -> FlatView? {
    if let view = known.withLock({ $0[given] }) { return view }
    let before = faults.all.count
    let view = make(&faults)
    guard let view, faults.all.count == before else { return view }
    known.withLock { $0[given] = view }
    return view
  }
}
