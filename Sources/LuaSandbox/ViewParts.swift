internal import CLuaSandbox

/// The memory of a view. It holds offsets and no pointers, so that its bytes mean the same in another process.
package struct ViewParts {
  /// Bytes of a cell; cells start at a multiple of 8.
  package static let cellSize = MemoryLayout<cls_cell>.stride

  package var cells: UnsafeRawBufferPointer
  package var text: UnsafeRawBufferPointer
  /// The number of the cell that is the root; the highest number: the view is nil.
  package var root: UInt32

  package init(cells: UnsafeRawBufferPointer, text: UnsafeRawBufferPointer, root: UInt32) {
    self.cells = cells
    self.text = text
    self.root = root
  }

  var view: cls_view {
    cls_view(
      cells: cells.baseAddress?.assumingMemoryBound(to: cls_cell.self),
      text: text.baseAddress?.assumingMemoryBound(to: CChar.self),
      cell_count: UInt32(cells.count / Self.cellSize), text_count: UInt32(text.count), root: root)
  }
}

extension FlatView {
  package func withParts<Result>(_ body: (ViewParts) -> Result) -> Result {
    withExtendedLifetime(self) {
      body(
        ViewParts(
          cells: UnsafeRawBufferPointer(start: view.cells, count: Int(view.cell_count) * ViewParts.cellSize),
          text: UnsafeRawBufferPointer(start: view.text, count: Int(view.text_count)), root: view.root))
    }
  }
}

extension ViewBuilder {
  package func withParts<Result>(_ body: (ViewParts) -> Result) -> Result {
    body(
      ViewParts(
        cells: UnsafeRawBufferPointer(start: cells.start, count: cells.count * ViewParts.cellSize),
        text: UnsafeRawBufferPointer(start: text.start, count: text.count), root: root?.index ?? .max))
  }
}
