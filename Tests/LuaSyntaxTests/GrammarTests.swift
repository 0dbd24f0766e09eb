import Foundation
import LuaSyntax
import TestSupport
import Testing

/// The reader beside Lua's own compiler: what it takes, and what it takes it for.
@Suite struct GrammarTests {
  static let scripts: [String] = {
    let root = RepositoryFile.path("")
    let folders = ["Policies", "Examples", "Tests"]
    return folders.flatMap { folder in
      let files = FileManager.default.enumerator(atPath: root + folder)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".lua") }.map { "\(folder)/\($0)" }
    }.sorted()
  }()

  /// What is read of each script, once for all tests.
  static let trees: [(script: String, tree: SyntaxTree)] = scripts.compactMap { script in
    (try? RepositoryFile.bytes(script)).map { (script, SyntaxTree(parsing: $0)) }
  }

  /// How the reader differs from the compiler about a source; `nil` where they agree.
  static func difference(_ source: [UInt8]) -> String? { difference(SyntaxTree(parsing: source)) }

  private static func difference(_ tree: SyntaxTree) -> String? {
    let source = tree.text.bytes
    guard let code = StockCode(source) else {
      let refusal = StockCode.refusal(of: source)
      // How many registers an expression needs shows only in its code.
      return tree.faults.isEmpty && !refusal.contains("too many registers") ? "Lua says: \(refusal)" : nil
    }
    // The reader's own limit, which one hostile script exceeds.
    if let fault = tree.faults.first, fault.message.hasPrefix("a chain of more than") { return nil }
    guard tree.faults.isEmpty else { return "Lua takes it, and not: \(tree.faults)" }
    let printed = Printer(tree).print(tree.block)
    guard let again = StockCode(Array(printed.utf8)) else {
      let refusal = StockCode.refusal(of: Array(printed.utf8))
      // A chain of more than 200 operations has too many brackets.
      return refusal == "C stack overflow" ? nil : "what was read is no Lua: \(refusal)\n\(printed)"
    }
    return Bytecode(code) == Bytecode(again) ? nil : "it was read as something else:\n\(printed)"
  }

  @Test func `every script of the repository is read as Lua reads it`() {
    #expect(Self.trees.count > 200)
    for (script, tree) in Self.trees {
      let difference = Self.difference(tree)
      #expect(difference == nil, "\(script): \(difference ?? "")")
    }
  }

  @Test(arguments: 0..<8)
  func `generated programs are read as Lua reads them, and so are those with a word out of place`(part: Int) {
    var accepted = 0
    for seed in 0..<60 {
      var generator = ProgramGenerator(seed: UInt64(part * 1000 + seed))
      let words = generator.program()
      for round in 0..<4 {
        let source = generator.source(round == 0 ? words : generator.mutated(words))
        if StockCode(Array(source.utf8)) != nil { accepted += 1 }
        if let difference = Self.difference(Array(source.utf8)) {
          Issue.record("seed \(part * 1000 + seed), round \(round): \(difference)\n\(source)")
          return
        }
      }
    }
    // Neither all nor none.
    #expect((40..<160).contains(accepted), "\(accepted)")
  }

  @Test(arguments: 0..<4)
  func `scripts with a byte out of place are read as Lua reads them`(part: Int) throws {
    var random = SeededRandom(seed: UInt64(part) + 77)
    let interesting = Array("\"'[]=\\-\n\r{}();:.~<>0x9eEpP_\0\u{FF}#".utf8) + [0x80, 0xEF]
    for _ in 0..<150 {
      var source = try RepositoryFile.bytes(random.pick(Self.scripts))
      guard source.count > 2, source.count < 4096 else { continue }
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let place = Int.random(in: 0..<source.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: source.remove(at: place)
        case 1: source[place] = random.pick(interesting)
        default: source.insert(random.pick(interesting), at: place)
        }
      }
      if let difference = Self.difference(source) {
        Issue.record("\(difference)\n\(String(decoding: source, as: UTF8.self))")
        return
      }
    }
  }
}
