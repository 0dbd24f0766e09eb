internal import Glibc

/// A thread with room enough for policies.
enum LabourThread {
  /// A decision needs 1 MiB; of what is not used only the addresses are taken.
  private static let stackBytes = 4 << 20

  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts one; false where the system has no room for another thread.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackBytes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let body = Unmanaged.passRetained(Body(run))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    if result != 0 { body.release() }
    return result == 0
  }

  /// How many threads can run at a time here.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
