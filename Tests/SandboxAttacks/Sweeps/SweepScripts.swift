/// Scripts that sweeps run over, without end, in the order of a seed: the whole corpus first, as many generated ones, and
/// so on.
package struct SweepScripts: Sequence, IteratorProtocol {
  private let source: ScriptSource
  private let corpus: [Int]
  private var taken = 0

  package init(seed: UInt64) {
    source = ScriptSource(seed: seed)
    var random = SeededRandom(seed: seed)
    corpus = (0..<HostileScript.all.count).shuffled(using: &random)
  }

  package mutating func next() -> (name: String, source: [UInt8])? {
    let (lap, place) = taken.quotientAndRemainder(dividingBy: 2 * corpus.count)
    taken += 1
    if place < corpus.count { return (HostileScript.all[corpus[place]].name, HostileScript.all[corpus[place]].source) }
    let number = (lap - 1) * corpus.count + place
    return ("seed \(source.seed) number \(number)", source.script(number))
  }

  /// The script with a way in that does no harm; the script itself where it cannot be wrapped.
  package static func wrapped(_ source: [UInt8]) -> [UInt8] {
    let wrapped = WrappedScript(source).source
    if case .ready = CagedScript(wrapped, Limits()) { return wrapped }
    return source
  }
}
