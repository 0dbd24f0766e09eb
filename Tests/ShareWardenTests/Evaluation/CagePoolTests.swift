import Foundation
import ShareModel
import Synchronization
import Testing

@testable import ShareWarden

@Suite struct CagePoolTests {
  @Test func `a thread finds the set that it used last`() throws {
    let pool = CagePool([], nil)
    let first = pool.withCages { ObjectIdentifier($0) }
    #expect((0..<100).allSatisfy { _ in pool.withCages { ObjectIdentifier($0) } == first })
  }

  @Test func `no set is in use twice at a time`() throws {
    let pool = CagePool([], nil)
    pool.withCages { outer in pool.withCages { #expect($0 !== outer) } }
    let used = Mutex<Set<ObjectIdentifier>>([])
    let threads = (0..<8).map { _ in
      Thread {
        for _ in 0..<2_000 {
          pool.withCages { cages in
            let id = ObjectIdentifier(cages)
            #expect(used.withLock { $0.insert(id).inserted })
            #expect(used.withLock { $0.remove(id) } != nil)
          }
        }
        Self.done.withLock { $0 += 1 }
      }
    }
    for thread in threads { thread.start() }
    while Self.done.withLock({ $0 }) < threads.count { usleep(1000) }
  }

  private static let done = Mutex(0)

  @Test func `more decisions at a time than there are places for sets get one each`() throws {
    let pool = CagePool([], nil)
    func nest(_ depth: Int, _ seen: Set<ObjectIdentifier>) {
      guard depth > 0 else { return }
      pool.withCages { cages in
        #expect(!seen.contains(ObjectIdentifier(cages)))
        nest(depth - 1, seen.union([ObjectIdentifier(cages)]))
      }
    }
    nest(300, [])
    nest(300, [])
  }
}
