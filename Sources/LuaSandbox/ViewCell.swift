public import CLuaSandbox

/// One value of a view, or what stands before the cells of a record, list, map or set.
@usableFromInline package struct ViewCell: BitwiseCopyable, Sendable {
  @usableFromInline package var cell: cls_cell

  @inlinable package init(
    kind: Int, mark: Int = 0, schema: UInt16 = 0, count: UInt32 = 0, payload: Int64 = 0
  ) {
    cell = cls_cell(
      kind: UInt8(truncatingIfNeeded: kind), mark: UInt8(truncatingIfNeeded: mark), schema: schema, count: count,
      payload: payload)
  }

  @inlinable package static var null: ViewCell { ViewCell(kind: cls_kind_nil) }

  @inlinable package static func boolean(_ value: Bool) -> ViewCell {
    ViewCell(kind: value ? cls_kind_true : cls_kind_false)
  }

  @inlinable package static func integer(_ value: Int64) -> ViewCell {
    ViewCell(kind: cls_kind_integer, payload: value)
  }

  @inlinable package static func number(_ value: Double) -> ViewCell {
    ViewCell(kind: cls_kind_number, payload: Int64(bitPattern: value.bitPattern))
  }

  /// The word of that number in the book.
  @inlinable package static func word(_ index: Int) -> ViewCell { ViewCell(kind: cls_kind_word, payload: Int64(index)) }

  /// An instant in microseconds since 1970 UTC, within the years 0001 to 9999.
  @inlinable package static func time(microseconds: Int64) -> ViewCell {
    ViewCell(kind: cls_kind_time, payload: microseconds)
  }

  @inlinable package static func container(_ header: ViewHeader) -> ViewCell {
    ViewCell(kind: cls_kind_ref, payload: Int64(header.index))
  }

  /// A record, list, map or set of the view of people that goes along with the request, read from whichever of the two.
  @inlinable package static func people(_ header: ViewHeader) -> ViewCell {
    ViewCell(kind: cls_kind_ref, mark: cls_view_people, payload: Int64(header.index))
  }

  /// The record, list, map or set of the same view that this refers to, if it does.
  @inlinable package var header: ViewHeader? {
    Int(cell.kind) == cls_kind_ref && cell.mark == 0
      ? ViewHeader(index: UInt32(truncatingIfNeeded: cell.payload)) : nil
  }

  /// Text that is in the view at that place, in bytes.
  @inlinable package static func text(_ place: Range<Int>) -> ViewCell {
    text(at: place.lowerBound, count: UInt32(truncatingIfNeeded: place.count))
  }

  /// - Parameter count: in bytes.
  @inlinable package static func text(at start: Int, count: UInt32) -> ViewCell {
    ViewCell(kind: cls_kind_string, count: count, payload: Int64(start))
  }

  /// What stands before the fields of a record.
  @inlinable package static func record(_ schema: SchemaID, fieldCount: Int) -> ViewCell {
    ViewCell(kind: cls_kind_record, schema: schema.rawValue, count: UInt32(truncatingIfNeeded: fieldCount))
  }

  @inlinable package static var emptyMap: ViewCell { ViewCell(kind: cls_kind_map) }
}

/// A record, list, map or set of a view, by the number of its first cell.
@usableFromInline package struct ViewHeader: Sendable {
  @usableFromInline package let index: UInt32

  @inlinable package init(index: UInt32) { self.index = index }
}
