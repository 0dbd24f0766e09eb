internal import CLuaSandbox

/// A finished view: bytes that never change, safe to share between cages and threads.
package final class FlatView: Sendable {
  // Written once in `init`, freed in `deinit`. The pointers stay the same, so a cage may keep them.
  nonisolated(unsafe) let view: cls_view
  private let ownsMemory: Bool

  init(cells: [cls_cell], text: [UInt8], root: ViewHeader?) {
    let cellCopy = UnsafeMutableBufferPointer<cls_cell>.allocate(capacity: max(cells.count, 1))
    _ = cellCopy.initialize(from: cells)
    let textCopy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(text.count, 1))
    _ = textCopy.initialize(from: text)
    let characters = UnsafeRawPointer(textCopy.baseAddress)?.assumingMemoryBound(to: CChar.self)
    view = cls_view(
      cells: cellCopy.baseAddress, text: characters, cell_count: UInt32(cells.count), text_count: UInt32(text.count),
      root: root?.index ?? .max)
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
