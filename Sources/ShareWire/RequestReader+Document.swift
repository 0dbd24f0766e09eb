package import PlainData

extension RequestReader {
  /// The requests that a file, a body or a stream holds. It fails where no request can be told from another, or where
  /// the only one is at fault.
  package func read(_ bytes: [UInt8], file: String? = nil) throws(InputFault) -> RequestDocument {
    switch try find(bytes, file: file) {
    case .one(let item): .single(item)
    case .several(let sheet): .list(sheet.form, sheet.items(0..<sheet.count))
    }
  }

  /// The same requests; where they are several, told apart and not yet read.
  package func find(_ bytes: [UInt8], file: String? = nil) throws(InputFault) -> FoundRequests {
    var lines = NDJSONLines(bytes)
    guard let first = lines.next() else { throw .empty(JSONOrigin(file: file)) }
    let isOneLine = lines.next() == nil
    if !isOneLine, isRequest(first) { return self.lines(of: bytes, file: file) }
    do throws(InputFault) {
      return try document(bytes, file: file, startingAt: first.start(in: file))
    } catch {
      // A line at fault hides no other, not even if it is the first. A list that is at fault is no list of lines.
      let isList = first.bytes.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "[")
      if isOneLine || isList || !NDJSONLines(bytes).contains(where: isRequest) { throw error }
      return self.lines(of: bytes, file: file)
    }
  }

  /// Whether a line that is not indented is a text by itself. Of an ill-formed document over several lines none is.
  private func isRequest(_ line: NDJSONLines.Line) -> Bool {
    line.bytes.first == UInt8(ascii: "{") && (try? JSONText(parsing: line.bytes, limits: limitsOfWhole)) != nil
  }

  /// Limits for a text whose parts may each reach those of one request.
  private var limitsOfWhole: JSONLimits { JSONLimits(bytes: max(documentBytes, limits.bytes), depth: limits.depth + 2) }

  private func lines(of bytes: [UInt8], file: String?) -> FoundRequests {
    .several(RequestSheet(.lines, .lines(Array(NDJSONLines(bytes))), by: self, file: file))
  }

  private func document(
    _ bytes: [UInt8], file: String?, startingAt start: JSONOrigin
  ) throws(InputFault) -> FoundRequests {
    let origin = JSONOrigin(file: file)
    let text = try whole(bytes, origin: origin)
    if let several = try withExtendedLifetime(text, { () throws(InputFault) in try several(in: text, file: file) }) {
      return several
    }
    let one = text.isWithin(limits) ? .success(text) : self.text(bytes[...], origin: origin)
    let item = item(at: start, one)
    _ = try item.content.get()
    return .one(item)
  }

  /// Each of several requests may reach the limits by itself. What goes beyond those of one request by more than that is
  /// told the limits of one.
  private func whole(_ bytes: [UInt8], origin: JSONOrigin) throws(InputFault) -> JSONText {
    do throws(InputFault) { return try JSONText(parsing: bytes, limits: limitsOfWhole, origin: origin) } catch {
      guard bytes.count <= limits.bytes else { throw error }
      return try text(bytes[...], origin: origin).get()
    }
  }

  /// The several requests of a document; `nil` if it is one request.
  private func several(in text: JSONText, file: String?) throws(InputFault) -> FoundRequests? {
    let root = text.borrowedRoot
    if root.isArray {
      guard root.count > 0 else { throw .empty(root.origin) }
      return .several(RequestSheet(.array, .elements(JSONExtents(of: text.root)), by: self, file: file))
    }
    guard root.isObject else { return nil }
    let members = try KnownMembers<EnvelopeMember>(root)
    guard let evaluations = members[.evaluations] else { return nil }
    guard evaluations.isArray else { throw evaluations.fault("must be a list") }
    guard evaluations.count > 0 else { return nil }
    let extents = JSONExtents(of: JSONNode(evaluations, of: text))
    return .several(
      RequestSheet(
        .batch(try semantic(members)), .elements(extents), by: self, file: file, common: CommonParts(text)))
  }

  /// One of several requests. It is none if it holds several itself: its first would be taken for all of them.
  func one(
    at place: JSONOrigin, _ text: Result<JSONText, InputFault>, defaults: Result<RequestParts, InputFault>?
  ) -> RequestDocument.Item {
    if case .success(let text) = text, let fault = faultOfBatch(in: text) {
      return item(at: place, .failure(fault))
    }
    return item(at: place, text, defaults: defaults)
  }

  private func faultOfBatch(in text: JSONText) -> InputFault? {
    withExtendedLifetime(text) {
      guard text.borrowedRoot.isObject else { return nil }
      do throws(InputFault) {
        guard let batch = try KnownMembers<EnvelopeMember>(text.borrowedRoot)[.evaluations], batch.count > 0 else {
          return nil
        }
        return batch.fault("a batch cannot stand among other requests; give it alone")
      } catch {
        return error
      }
    }
  }

  private func semantic(_ members: KnownMembers<EnvelopeMember>) throws(InputFault) -> BatchSemantic {
    guard let node = members[.options] else { return .executeAll }
    let options = try KnownMembers<BatchOption>(node)
    return try options.optional(.evaluationsSemantic) { (node) throws(InputFault) in
      try Spellings.batchSemantic.read(node)
    } ?? .executeAll
  }
}

/// The options of a batch.
private enum BatchOption: Int, MemberName {
  case evaluationsSemantic

  static let table = makeTable()

  var text: String { "evaluations_semantic" }
}
