internal import CLuaSandbox

/// One field of a record.
package struct SchemaField: Sendable {
  package var name: String
  /// Hidden fields feed `count` and `find`; scripts do not see them.
  package var isHidden: Bool
  /// The words the field can hold, as a range of the book's words; nil: any.
  package var words: Range<Int>?

  package init(_ name: String, isHidden: Bool = false, words: Range<Int>? = nil) {
    self.name = name
    self.isHidden = isHidden
    self.words = words
  }
}

/// The shape of a record: what it is called in messages, and its fields in the order in which a view holds them.
package struct RecordSchema: Sendable {
  package var name: String
  package var fields: [SchemaField]
  /// The list field over which records have the methods `count` and `find`.
  package var people: String?

  package init(_ name: String, fields: [SchemaField], people: String? = nil) {
    self.name = name
    self.fields = fields
    self.people = people
  }
}

/// The number of a schema in its book.
@usableFromInline package struct SchemaID: Hashable, Sendable {
  @usableFromInline package let rawValue: UInt16

  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// The shapes and words that views and scripts share. Built once, used by any number of cages and threads.
package final class SchemaBook: Sendable {
  package let words: [String]
  package let schemas: [RecordSchema]
  // Frozen when `init` ends; nothing changes it after.
  nonisolated(unsafe) let pointer: OpaquePointer
  private let wordIndices: [String: Int]
  private let schemaIndices: [String: SchemaID]

  /// - Parameters:
  ///   - words: the enumeration words that views hold by number.
  ///   - schemas: the records; also, without fields, the names that closed maps bear in messages.
  /// - Precondition: names are unique, at most 200 bytes long, and ranges of words lie within `words`.
  package init(words: [String], schemas: [RecordSchema]) {
    guard let book = cls_book_new() else { preconditionFailure("no memory for a schema book") }
    self.words = words
    self.schemas = schemas
    pointer = book
    wordIndices = Dictionary(uniqueKeysWithValues: zip(words, words.indices))
    schemaIndices = Dictionary(
      uniqueKeysWithValues: schemas.enumerated().map { ($1.name, SchemaID(rawValue: UInt16($0))) })
    for word in words { Self.check(Self.withBytes(word) { cls_book_add_word(book, $0, $1) }, word) }
    for schema in schemas { Self.add(schema, to: book) }
    precondition(cls_book_freeze(book), "two fields of a record have one name")
  }

  deinit { cls_book_free(pointer) }

  package func word(_ text: String) -> Int? { wordIndices[text] }

  package func schema(_ name: String) -> SchemaID? { schemaIndices[name] }

  /// The index of a field, as `ViewBuilder` takes it.
  package func field(_ name: String, of schema: SchemaID) -> Int? {
    schemas[Int(schema.rawValue)].fields.firstIndex { $0.name == name }
  }

  private static func add(_ schema: RecordSchema, to book: OpaquePointer) {
    let id = withBytes(schema.name) { cls_book_add_schema(book, $0, $1) }
    check(id, schema.name)
    for field in schema.fields {
      let flags = field.isHidden ? Int32(cls_field_hidden) : 0
      let words = field.words ?? 0..<0
      let added = withBytes(field.name) {
        cls_book_add_field(book, id, $0, $1, flags, Int32(words.lowerBound), Int32(words.count))
      }
      check(added, field.name)
    }
    guard let people = schema.people else { return }
    guard let list = schema.fields.firstIndex(where: { $0.name == people }) else {
      preconditionFailure("no field \(people) in \(schema.name)")
    }
    precondition(cls_book_add_people(book, id, Int32(list)))
  }

  private static func check(_ result: Int32, _ name: String) {
    precondition(result >= 0, "cannot add \(name) to a schema book")
  }

  private static func withBytes<Result>(_ text: String, _ body: (UnsafePointer<CChar>, Int) -> Result) -> Result {
    text.withCString { body($0, text.utf8.count) }
  }
}
