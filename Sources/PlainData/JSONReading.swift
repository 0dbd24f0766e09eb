internal import CStrictJSON

/// A text that others read as well, for one thread: looking for members notes where they are, and threads that noted it
/// in one place would read each other's members.
package final class JSONReading {
  private let text: JSONText
  private let document: UnsafeMutablePointer<csj_document>

  /// Faults where there is no memory for the notes.
  package init(of text: JSONText) throws(InputFault) {
    guard let document = csj_document_share(text.document) else {
      throw text.origin.fault("no memory left to read the text")
    }
    self.text = text
    self.document = document
  }

  deinit { csj_document_unshare(document) }

  /// For as long as the reading is kept.
  package var root: BorrowedNode { BorrowedNode(document: document, index: UInt32(csj_root)) }
}
