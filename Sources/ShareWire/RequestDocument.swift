package import PlainData
package import ShareModel

/// What a file, a body or a stream of requests holds.
package enum RequestDocument: Sendable {
  /// How several requests stand together.
  package enum Form: Hashable, Sendable {
    /// AuthZEN's `evaluations`, with what ends the batch early.
    case batch(BatchSemantic)
    case array
    case lines
  }

  /// One request of the document.
  package struct Item: Sendable {
    /// Where it starts in the document, counted from 1.
    package let line: Int
    package let column: Int
    /// The request, or what is wrong with it.
    package let content: Result<ShareRequest, InputFault>
    /// The reader's `now`, where it was taken because the request gives no time of its own.
    package let assumedTime: Timestamp?
  }

  case single(Item)
  /// Each request in input order; the fault of one does not hide the others.
  case list(Form, [Item])

  /// The requests, however they stand together.
  package var items: [Item] {
    switch self {
    case .single(let item): [item]
    case .list(_, let items): items
    }
  }
}

/// What a text of requests holds, as far as it is known before several are read.
package enum FoundRequests: Sendable {
  case one(RequestDocument.Item)
  case several(RequestSheet)
}
