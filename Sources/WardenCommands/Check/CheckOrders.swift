/// The requests of all files, a few at a time. A file is read when its turn comes.
struct CheckOrders {
  private static let mostAtATime = 32

  let console: Console
  let engine: CheckEngine
  let reading: CheckEngine.Reading
  private let files: [String]
  private var number = -1
  private var batch: CheckEngine.Batch?
  private var begun = 0

  init(_ files: [String], console: Console, engine: CheckEngine, reading: CheckEngine.Reading) {
    self.files = files
    self.console = console
    self.engine = engine
    self.reading = reading
  }

  /// Begins the file at hand anew, which was read and is not read again.
  mutating func beginAgain() { begun = 0 }

  /// Whether there is more than one request; known from the first order on.
  var areSeveral: Bool { files.count > 1 || (batch?.count ?? 0) > 1 }

  /// - Parameter ended: the file whose batch has ended, if one has; the rest of it is passed over.
  mutating func next(ended: Int?) -> CheckOrder? {
    while batch.map({ begun >= $0.count }) ?? true || ended == number {
      guard number + 1 < files.count else { return nil }
      number += 1
      begun = 0
      batch = requests(of: files[number])
    }
    guard let batch else { return nil }
    // So that even a short batch is spread over all threads.
    let count = max(1, min(Self.mostAtATime, batch.count / 64))
    let range = begun..<min(begun + count, batch.count)
    begun = range.upperBound
    return CheckOrder(file: files[number], number: number, batch: batch, range: range)
  }

  private func requests(of file: String) -> CheckEngine.Batch {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = file == "-" ? try console.readInput() : try console.readFile(file)
    } catch { return .failed(error.reason) }
    let batch = engine.read(bytes, reading)
    return batch.count == 0 ? .failed("holds no request") : batch
  }
}

extension CheckEngine.Batch {
  fileprivate static func failed(_ reason: String) -> Self {
    Self(.init(line: 1, content: .failure(InputProblem(message: reason))))
  }
}
