/// Every script that a seed stands for, by number: some from the grammar, some grown from the corpus.
package struct ScriptSource: Sendable {
  package let seed: UInt64
  private let corpus: [[UInt8]]

  package init(seed: UInt64) {
    self.seed = seed
    // Long scripts are left to the corpus itself.
    corpus = HostileScript.all.map(\.source).filter { $0.count < 4096 && $0.first != 0x1B }
  }

  package func script(_ number: Int) -> [UInt8] {
    var random = SeededRandom(seed: seed, number: number)
    let isWritten = corpus.isEmpty || random.chance(60)
    var source = isWritten ? written(&random) : random.pick(corpus)
    guard !isWritten || random.chance(25) else { return source }
    for _ in 0...random.below(3) where source.count < 16_384 {
      var mutation = Mutation(random: SeededRandom(seed: random.next()))
      let other = random.chance(60) && !corpus.isEmpty ? random.pick(corpus) : written(&random)
      source = mutation.changed(source, with: other)
    }
    return source
  }

  private func written(_ random: inout SeededRandom) -> [UInt8] {
    var writer = ScriptWriter(random: SeededRandom(seed: random.next()))
    return Array(writer.script().utf8)
  }
}
