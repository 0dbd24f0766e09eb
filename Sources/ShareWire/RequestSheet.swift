internal import PlainData

/// The several requests of a text, told apart and not yet read. Any thread may read any of them.
package final class RequestSheet: Sendable {
  /// Where the requests are.
  enum Places: Sendable {
    case lines([NDJSONLines.Line])
    case elements(JSONExtents)
  }

  package let form: RequestDocument.Form
  private let places: Places
  private let reader: RequestReader
  private let file: String?
  /// What a batch gives for all its requests.
  private let common: CommonParts?

  init(
    _ form: RequestDocument.Form, _ places: Places, by reader: RequestReader, file: String?, common: CommonParts? = nil
  ) {
    self.form = form
    self.places = places
    self.reader = reader
    self.file = file
    self.common = common
  }

  package var count: Int {
    switch places {
    case .lines(let lines): lines.count
    case .elements(let extents): extents.count
    }
  }

  /// Reads some of the requests; the fault of one does not hide the others.
  package func items(_ range: Range<Int>) -> [RequestDocument.Item] {
    guard let common else { return range.map { item($0, defaults: nil) } }
    return common.withParts { parts in range.map { item($0, defaults: parts) } }
  }

  private func item(_ place: Int, defaults: Result<RequestParts, InputFault>?) -> RequestDocument.Item {
    switch places {
    case .lines(let lines):
      let line = lines[place]
      return reader.one(
        at: line.start(in: file), reader.text(line.bytes, origin: JSONOrigin(file: file, line: line.number)),
        defaults: nil)
    case .elements(let extents):
      let (origin, text) = extents.read(place, limits: reader.limits)
      return reader.one(at: origin, text, defaults: defaults)
    }
  }
}

extension NDJSONLines.Line {
  /// Where the text of the line starts, behind its indentation.
  func start(in file: String?) -> JSONOrigin {
    let indentation = bytes.prefix { $0 == 0x20 || $0 == 0x09 }.count
    return JSONOrigin(file: file, line: number, column: indentation + 1)
  }
}
