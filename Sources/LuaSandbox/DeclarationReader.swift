internal import CLuaSandbox

/// Turns the flat declaration of a cage into a tree.
struct DeclarationReader {
  let view: cls_view

  var root: [LuaValue.Entry] {
    guard case .map(let entries) = container(at: Int(view.root)) else { return [] }
    return entries
  }

  private func container(at index: Int) -> LuaValue {
    let header = view.cells[index]
    if Int(header.kind) == cls_kind_list {
      return .list((0..<Int(header.count)).map { value(view.cells[index + 1 + $0]) })
    }
    return .map(
      (0..<Int(header.count)).map { pair in
        LuaValue.Entry(
          key: text(view.cells[index + 1 + 2 * pair]), value: value(view.cells[index + 2 + 2 * pair]))
      })
  }

  private func value(_ cell: cls_cell) -> LuaValue {
    switch Int(cell.kind) {
    case cls_kind_true: .boolean(true)
    case cls_kind_false: .boolean(false)
    case cls_kind_integer: .integer(cell.payload)
    case cls_kind_number: .number(Double(bitPattern: UInt64(bitPattern: cell.payload)))
    case cls_kind_string: .string(text(cell))
    default: container(at: Int(cell.payload))
    }
  }

  private func text(_ cell: cls_cell) -> String {
    String(cls_text(bytes: view.text + Int(cell.payload), count: cell.count))
  }
}

extension cls_text {
  fileprivate init(bytes: UnsafePointer<CChar>?, count: UInt32) { self.init(bytes: bytes, length: count) }
}
