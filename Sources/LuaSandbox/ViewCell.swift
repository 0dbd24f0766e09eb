internal import CLuaSandbox

/// One value of a view.
package struct ViewCell: Sendable {
  var cell: cls_cell

  private init(_ kind: Int, mark: Int = 0, count: UInt32 = 0, payload: Int64 = 0) {
    cell = cls_cell(
      kind: UInt8(truncatingIfNeeded: kind), mark: UInt8(truncatingIfNeeded: mark), schema: 0, count: count,
      payload: payload)
  }

  package static let null = ViewCell(cls_kind_nil)

  package static func boolean(_ value: Bool) -> ViewCell { ViewCell(value ? cls_kind_true : cls_kind_false) }

  package static func integer(_ value: Int64) -> ViewCell { ViewCell(cls_kind_integer, payload: value) }

  package static func number(_ value: Double) -> ViewCell {
    ViewCell(cls_kind_number, payload: Int64(bitPattern: value.bitPattern))
  }

  /// The word of that number in the book.
  package static func word(_ index: Int) -> ViewCell { ViewCell(cls_kind_word, payload: Int64(index)) }

  /// An instant in microseconds since 1970 UTC, within the years 0001 to 9999.
  package static func time(microseconds: Int64) -> ViewCell { ViewCell(cls_kind_time, payload: microseconds) }

  package static func container(_ header: ViewHeader) -> ViewCell {
    ViewCell(cls_kind_ref, payload: Int64(header.index))
  }

  /// A record, list, map or set of the view of people that goes along with the request, read from whichever of the two.
  package static func people(_ header: ViewHeader) -> ViewCell {
    ViewCell(cls_kind_ref, mark: cls_view_people, payload: Int64(header.index))
  }

  static func text(offset: Int, count: Int) -> ViewCell {
    ViewCell(cls_kind_string, count: UInt32(truncatingIfNeeded: count), payload: Int64(offset))
  }
}

/// A record, list, map or set of a view, by the number of its first cell.
package struct ViewHeader: Sendable {
  package let index: UInt32

  package init(index: UInt32) { self.index = index }
}
