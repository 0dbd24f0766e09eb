import Glibc

/// A thread on a stack of its own, of a known size: one that the system chooses may be larger than what was asked for.
enum OwnStack {
  struct Failure: Error {}

  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Runs the body to its end, and gives the bytes of the stack from its top to the lowest that was written. Below it lies
  /// a page that nothing may touch.
  static func run(_ size: Int, _ body: () -> Void) throws -> Int {
    let page = 4096
    let memory = mmap(nil, page + size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw Failure() }
    defer { munmap(memory, page + size) }
    let stack = memory + page
    guard mprotect(stack, size, PROT_READ | PROT_WRITE) == 0 else { throw Failure() }
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstack(attributes, stack, size)
    try withoutActuallyEscaping(body) { body in
      var thread: pthread_t = 0
      let argument = Unmanaged.passRetained(Body(body)).toOpaque()
      let error = pthread_create(
        &thread, attributes,
        { argument in
          if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
          return nil
        }, argument)
      guard error == 0, pthread_join(thread, nil) == 0 else { throw Failure() }
    }
    let words = UnsafeRawBufferPointer(start: stack, count: size).bindMemory(to: UInt64.self)
    return size - (words.firstIndex { $0 != 0 } ?? words.count) * 8
  }
}
