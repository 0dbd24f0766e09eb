/// Scripts that sweeps run over: the corpus and generated ones.
package enum SweepScripts {
  package static func all(seed: UInt64, generated: Int) -> [(name: String, source: [UInt8])] {
    let corpus = HostileScript.all.map { (name: $0.name, source: $0.source) }
    let source = ScriptSource(seed: seed)
    let others = (0..<generated).map { number in
      (name: "seed \(seed) number \(number)", source: source.script(number))
    }
    var random = SeededRandom(seed: seed)
    return (corpus + others).shuffled(using: &random)
  }

  /// The script with a way in that does no harm; the script itself where it cannot be wrapped.
  package static func wrapped(_ source: [UInt8]) -> [UInt8] {
    let wrapped = WrappedScript(source).source
    if case .ready = CagedScript(wrapped, Limits()) { return wrapped }
    return source
  }
}
