import Foundation
import LuaSyntax
import TestSupport
import Testing

/// Texts that are built to use up a stack.
@Suite struct NestingTests {
  /// What opens and closes one level of nesting, and what stands in the innermost.
  static let shapes: [(String, String, String, String)] = [
    ("return ", "(", "1", ")"), ("return ", "{", "1", "}"), ("return ", "- ", "1", ""), ("return ", "not ", "1", ""),
    ("", "do ", "", " end "), ("", "while a do ", "", " end "), ("", "repeat ", "", " until a "),
    ("", "if a then ", "", " end "), ("return ", "function() return ", "1", " end"), ("return ", "a..", "a", ""),
    ("return ", "a^", "a", ""), ("return ", "f(", "1", ")"), ("return ", "a[", "1", "]"), ("", "a,", "a", ""),
    ("", "for i = 1, 2 do ", "", " end "), ("return ", "{ a = ", "1", "}"), ("", "function f() ", "", " end "),
    ("", "if a then else ", "", " end "),
  ]

  static func source(_ shape: (String, String, String, String), _ count: Int) -> [UInt8] {
    let (start, open, middle, close) = shape
    let end = open == "a," ? "= 1" : ""
    return Array(
      (start + String(repeating: open, count: count) + middle + String(repeating: close, count: count) + end).utf8)
  }

  @Test(arguments: shapes)
  func `as many levels are read as Lua reads`(shape: (String, String, String, String)) {
    for count in [50, 95, 96, 97, 98, 99, 100] + Array(192...201) {
      let source = Self.source(shape, count)
      let isLua = StockCode(source) != nil
      #expect(SyntaxTree(parsing: source).faults.isEmpty == isLua, "\(shape.1) \(count)")
    }
  }

  @Test(arguments: shapes)
  func `ten thousand levels are a fault`(shape: (String, String, String, String)) {
    #expect(!SyntaxTree(parsing: Self.source(shape, 10_000)).faults.isEmpty)
  }

  static let chains = [
    ("a", "+a"), ("a", ".b"), ("a", "[1]"), ("a", "()"), ("a", ":b()"), ("a", "'x'"), ("a", " and a"), ("a", "{}"),
    ("a", "(function() end)"), ("(a)", "[a]"),
  ]

  @Test(arguments: chains)
  func `a long chain is read, compared and freed on an ordinary stack`(start: String, link: String) {
    let source = Array(("return " + start + String(repeating: link, count: 1990)).utf8)
    let outcome = onOrdinaryStack {
      let tree = SyntaxTree(parsing: source)
      var expressions = 0
      tree.block.visitExpressions { _ in expressions += 1 }
      return tree.faults.isEmpty && expressions > 1990
        && Set([tree.block, SyntaxTree(parsing: source).block]).count == 1
    }
    #expect(outcome)
  }

  @Test func `chains within chains are as long as all of them together`() {
    // The first link of each chain holds the next chain.
    var source = "a"
    for _ in 0..<100 { source = "(\(source))" + String(repeating: "+a", count: 100) }
    let bytes = Array("return \(source)".utf8)
    #expect(onOrdinaryStack { !SyntaxTree(parsing: bytes).faults.isEmpty })
  }

  @Test func `many elseif are one statement`() {
    let source = "if a then " + String(repeating: "elseif b then ", count: 10_000) + "end"
    #expect(SyntaxTree(parsing: Array(source.utf8)).faults.isEmpty)
  }
}

/// What a body gives that runs with a stack of 6 MiB; of more where each frame has room around its variables, to see what
/// is written beside them.
private func onOrdinaryStack(_ body: @escaping @Sendable () -> Bool) -> Bool {
  final class Outcome: @unchecked Sendable { var value = false }
  let outcome = Outcome()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    outcome.value = body()
    done.signal()
  }
  thread.stackSize = Sanitizer.watchesAddresses ? 64 << 20 : 6 << 20
  thread.start()
  done.wait()
  return outcome.value
}
