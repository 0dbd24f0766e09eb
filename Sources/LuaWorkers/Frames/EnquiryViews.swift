internal import LuaSandbox

/// What the questions of a frame are about, in the host's memory.
struct EnquiryViews {
  var request: ViewParts
  var people: ViewParts?

  /// Bytes that follow the questions.
  var size: Int {
    request.cells.count + request.text.count + (people?.cells.count ?? 0) + (people?.text.count ?? 0)
  }
}

extension ViewParts {
  var cellCount: Int { cells.count / Self.cellSize }
}
