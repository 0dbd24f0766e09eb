/// Scripts that sweeps run over, in the order of a seed: the whole corpus first, then generated ones.
package struct SweepScripts: Sequence, IteratorProtocol {
  private let source: ScriptSource
  private var places: [Int]

  package init(seed: UInt64, generated: Int) {
    source = ScriptSource(seed: seed)
    var random = SeededRandom(seed: seed)
    let corpus = (0..<HostileScript.all.count).shuffled(using: &random)
    // The last is the first to be taken.
    places = (0..<generated).map { HostileScript.all.count + $0 }.reversed() + corpus
  }

  package mutating func next() -> (name: String, source: [UInt8])? {
    guard let place = places.popLast() else { return nil }
    let number = place - HostileScript.all.count
    if number < 0 { return (HostileScript.all[place].name, HostileScript.all[place].source) }
    return ("seed \(source.seed) number \(number)", source.script(number))
  }

  /// The script with a way in that does no harm; the script itself where it cannot be wrapped.
  package static func wrapped(_ source: [UInt8]) -> [UInt8] {
    let wrapped = WrappedScript(source).source
    if case .ready = CagedScript(wrapped, Limits()) { return wrapped }
    return source
  }
}
