package import LuaSandbox

/// The words and the records of people that the worlds of tests share. Their scripts ask people the same questions, so that
/// people are the same everywhere.
package enum PeopleBook {
  package static let words = [
    "owner", "member", "guest", "none", "readOnly", "readWrite", "pending", "accepted", "removed",
  ]

  package static let person = RecordSchema(
    "person",
    fields: [
      SchemaField("seat", isHidden: true), SchemaField("standing", isHidden: true, words: 3..<6),
      SchemaField("participantID"), SchemaField("userRecordName"), SchemaField("email"), SchemaField("phone"),
      SchemaField("role", words: 0..<3), SchemaField("permission", words: 3..<6),
      SchemaField("acceptanceStatus", words: 6..<9),
    ])

  package static let email = RecordSchema(
    "email", fields: [SchemaField("text"), SchemaField("localPart"), SchemaField("domain")])

  /// A book with the words, these records and people with their addresses.
  package static func book(_ others: [RecordSchema]) -> SchemaBook {
    SchemaBook(words: words, schemas: others + [person, email])
  }
}

extension ViewBuilder {
  /// A record of an address in the book.
  package mutating func addEmail(_ localPart: String, at domain: String, in book: SchemaBook) -> ViewHeader {
    guard let schema = book.schema(PeopleBook.email.name) else { preconditionFailure("the book has no addresses") }
    let email = addRecord(schema, fieldCount: PeopleBook.email.fields.count)
    for (field, part) in ["\(localPart)@\(domain)", localPart, domain].enumerated() {
      let cell = text(part)
      set(email, field, cell)
    }
    return email
  }

  /// A record of a person in the book, with nothing in it.
  package mutating func addPerson(in book: SchemaBook) -> ViewHeader {
    guard let schema = book.schema(PeopleBook.person.name) else { preconditionFailure("the book has no people") }
    return addRecord(schema, fieldCount: PeopleBook.person.fields.count)
  }
}
