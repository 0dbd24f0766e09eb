internal import CLuaSandbox

/// A finished view: bytes that never change, safe to share between cages and threads.
package final class FlatView: Sendable {
  // Written once in `init`, freed in `deinit`. The pointers stay the same, so a cage may keep them.
  nonisolated(unsafe) let view: cls_view
  private let ownsMemory: Bool

  init(copying parts: ViewParts) {
    let cells = UnsafeMutableRawBufferPointer.allocate(
      byteCount: parts.cells.count, alignment: MemoryLayout<cls_cell>.alignment)
    cells.copyMemory(from: parts.cells)
    let text = UnsafeMutableRawBufferPointer.allocate(byteCount: parts.text.count, alignment: 1)
    text.copyMemory(from: parts.text)
    view = ViewParts(cells: .init(cells), text: .init(text), root: parts.root).view
    ownsMemory = true
  }

  /// A view of memory that somebody else keeps, unchanged, for as long as the view is used.
  package init(lentBy parts: ViewParts) {
    view = parts.view
    ownsMemory = false
  }

  deinit {
    guard ownsMemory else { return }
    view.cells.deallocate()
    view.text.deallocate()
  }
}
