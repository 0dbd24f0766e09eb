import CLuaSandbox
import StockLua

/// A view under construction, whose texts may be any bytes.
struct Cells {
  private var cells: [cls_cell] = []
  private var text: [UInt8] = []
  private var root: UInt32 = .max

  func withView<Result>(root: UInt32? = nil, _ body: (cls_view) -> Result) -> Result {
    cells.withUnsafeBufferPointer { cells in
      text.withUnsafeBytes { text in
        body(
          cls_view(
            cells: cells.baseAddress, text: text.baseAddress?.assumingMemoryBound(to: CChar.self),
            cell_count: UInt32(cells.count), text_count: UInt32(text.count), root: root ?? self.root))
      }
    }
  }

  // MARK: Containers

  private mutating func add(_ kind: Int, count: Int, cells room: Int) -> UInt32 {
    let header = UInt32(cells.count)
    cells.append(cell(kind, count: count))
    cells.append(contentsOf: repeatElement(cls_cell(), count: room))
    return header
  }

  private func cell(_ kind: Int, count: Int = 0, payload: Int64 = 0) -> cls_cell {
    cls_cell(kind: UInt8(kind), mark: 0, schema: 0, count: UInt32(count), payload: payload)
  }

  private mutating func add(_ list: [cls_cell]) -> UInt32 {
    let header = add(cls_kind_list, count: list.count, cells: 0)
    cells.append(contentsOf: list)
    return header
  }

  /// The keys must be in order.
  private mutating func add(_ map: [(key: String, value: cls_cell)]) -> UInt32 {
    let entries = map.flatMap { [add($0.key.utf8), $0.value] }
    let header = add(cls_kind_map, count: map.count, cells: 0)
    cells.append(contentsOf: entries)
    return header
  }

  private func reference(_ header: UInt32) -> cls_cell { cell(cls_kind_ref, payload: Int64(header)) }

  // MARK: Values

  private mutating func add(_ bytes: some Collection<UInt8>) -> cls_cell {
    let offset = text.count
    text.append(contentsOf: bytes)
    return cell(cls_kind_string, count: text.count - offset, payload: Int64(offset))
  }

  private mutating func add(_ value: Argument) -> cls_cell {
    switch value {
    case .null: return cell(cls_kind_nil)
    case .boolean(let value): return cell(value ? cls_kind_true : cls_kind_false)
    case .integer(let value): return cell(cls_kind_integer, payload: value)
    case .number(let value): return cell(cls_kind_number, payload: Int64(bitPattern: value.bitPattern))
    case .text(let bytes): return add(bytes)
    case .table(let entries):
      var list = [cell(cls_kind_integer, payload: Int64(stock_table))]
      for entry in entries { list += [add(entry.key), add(entry.value)] }
      return reference(add(list))
    case .same(let number):
      return reference(
        add([
          cell(cls_kind_integer, payload: Int64(stock_same)), cell(cls_kind_integer, payload: Int64(number)),
        ]))
    case .function(let name):
      return reference(add([cell(cls_kind_integer, payload: Int64(stock_function)), add(name.utf8)]))
    }
  }

  /// A list of the arguments.
  mutating func add(arguments: [Argument]) -> UInt32 {
    let list = arguments.map { add($0) }
    return add(list)
  }

  /// Takes over what the stock library answered.
  mutating func add(_ answer: cls_view) -> UInt32 {
    let base = Int64(cells.count)
    let textBase = Int64(text.count)
    for cell in UnsafeBufferPointer(start: answer.cells, count: Int(answer.cell_count)) {
      var moved = cell
      if Int(cell.kind) == cls_kind_string { moved.payload += textBase }
      if Int(cell.kind) == cls_kind_ref { moved.payload += base }
      cells.append(moved)
    }
    text.append(
      contentsOf: UnsafeRawBufferPointer(start: UnsafeRawPointer(answer.text), count: Int(answer.text_count)))
    return UInt32(base) + answer.root
  }

  // MARK: Roots

  /// Makes the root a request to try the cases.
  mutating func setRoot(operation: String, cases: some Collection<StockCase>) {
    var list: [cls_cell] = []
    list.reserveCapacity(3 * cases.count)
    for stock in cases {
      list += [
        reference(stock.arguments), cell(stock.hasRaised ? cls_kind_true : cls_kind_false), reference(stock.answer),
      ]
    }
    let header = add(list)
    let name = add(operation.utf8)
    root = add([("cases", reference(header)), ("operation", name)])
  }

  init() {}

  init(reasons: [WrittenReason]) {
    let list = reasons.map { reason in
      let map = [
        ("operation", add(reason.operation.utf8)), ("side", add(reason.side.rawValue.utf8)),
        ("text", add(reason.text.utf8)),
      ]
      return reference(add(map))
    }
    root = add([("reasons", reference(add(list)))])
  }
}

/// A call, and what the stock library did.
struct StockCase {
  var arguments: UInt32
  var hasRaised: Bool
  var answer: UInt32
}
