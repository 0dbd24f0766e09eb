import Foundation
import Glibc
import ShareModel
import TestSupport
import Testing

@testable import ShareWarden

/// Limits that the machine sets for the process.
@Suite struct MachineLimitTests {
  @Test func `where files may not be large no set loads with workers, and the fault says what to do`() async {
    await #expect(processExitsWith: .success) {
      let large = "-- " + String(repeating: "x", count: 60_000) + "\nreturn function() deny('no', 'No.') end"
      let folder = try PolicyFolder(["a.lua": large, "b.lua": large])
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(3) }
      for size in [0, 1024, 2048, 3072, 4096, 65536] as [rlim_t] {
        limit.rlim_cur = size
        guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(4) }
        do throws(PolicyLoadError) {
          _ = try PolicySet(directory: folder.path, isolation: ProcessIsolationTests.isolation)
          exit(5)
        } catch {
          let advice = "file too large; raise the limit for the size of files (`ulimit -f`)"
          guard error.description.hasSuffix(advice) else { exit(6) }
        }
        // In this process no file is needed.
        guard (try? PolicySet(directory: folder.path)) != nil else { exit(7) }
      }
      limit.rlim_cur = 1 << 20
      guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(8) }
      let set = try PolicySet(directory: folder.path, isolation: ProcessIsolationTests.isolation)
      let decision = Warden(policies: set).decide(Sample.request(Sample.invite("dee")))
      exit(decision.errors.isEmpty && decision.denials.contains { $0.code == "no" } ? 0 : 9)
    }
  }

  /// AddressSanitizer maps memory of its own wherever something is allocated or given back (for an allocation of a new
  /// size, for what it keeps from being used again), and ends a process that it can't map for.
  @Test(.enabled(if: !Sanitizer.watchesAddresses, "the sanitizer can't do without mappings"))
  func `without mappings for a policy it fails, says why, and is well when there are some`() async {
    await #expect(processExitsWith: .success) {
      let folder = try PolicyFolder(policy: "return function() deny('no', 'No.') end")
      let warden = Warden(policies: try PolicySet(directory: folder.path))
      let request = Sample.request(Sample.invite("dee"))
      // What a failure needs is laid out before there is nothing left.
      _ = Warden(policies: try PolicySet(directory: folder.path)).decide(request)
      var held: [UnsafeMutableRawPointer] = []
      held.reserveCapacity(1 << 20)
      // Shared memory, of which neighbours are not made one mapping.
      while let page = mmap(nil, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0), page != MAP_FAILED {
        held.append(page)
        if held.count == 1 << 20 { exit(0) }  // This machine has no such limit.
      }
      let decision = warden.decide(request)
      for page in held { munmap(page, 4096) }
      guard !decision.isAllowed, let error = decision.errors.first else { exit(3) }
      guard error.kind == .memory, error.isTransient else { exit(4) }
      guard error.message.hasSuffix("use fewer policies or fewer threads, or raise `vm.max_map_count`") else { exit(5) }
      guard warden.decide(request).denials.contains(where: { $0.code == "no" }) else { exit(6) }
      exit(0)
    }
  }
}
