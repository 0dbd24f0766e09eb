import PlainData
import Testing

@testable import ShareWire

@Suite struct NameTableTests {
  private static let names: [String] =
    [
      "", "a", "ab", "abc", "abcd", "type", "role", "url", "abcdefg", "abcdefgh", "abcdefghi", "participantID",
      "participantId", "sixteen-letters!", "seventeen-letters", "parentReferenceHasAction", "ü", "a\u{0}b",
      String(repeating: "x", count: 25), String(repeating: "x", count: 32), String(repeating: "x", count: 33),
      String(repeating: "x", count: 40),
    ].filter { !$0.utf8.contains(0) }

  private func place(of name: [UInt8]) -> Int? {
    name.withUnsafeBufferPointer { Self.table.place(of: $0) }
  }

  // A table is never freed.
  private static let table = NameTable(names)

  @Test func `every name is found at its place, on its own and in a text`() throws {
    var writer = JSONWriter()
    writer.beginArray()
    for name in Self.names { writer.string(name) }
    writer.endArray()
    let text = try JSONText(parsing: writer.bytes)
    withExtendedLifetime(text) {
      for (place, node) in text.borrowedRoot.elements.enumerated() { #expect(Self.table.place(of: node) == place) }
      #expect(Self.table.place(of: text.borrowedRoot) == nil)
    }
    for (place, name) in Self.names.enumerated() { #expect(self.place(of: Array(name.utf8)) == place) }
  }

  @Test func `nothing that is one byte off is found`() {
    let known = Set(Self.names.map { Array($0.utf8) })
    for name in known {
      var others: [[UInt8]] = [
        name + [0x78], name + [0], [0x78] + name, Array(name.dropLast()), Array(name.dropFirst()),
      ]
      for index in name.indices {
        for other: UInt8 in [0, 0x20, name[index] ^ 1, name[index] ^ 0x20, name[index] ^ 0x80] {
          var changed = name
          changed[index] = other
          others.append(changed)
        }
      }
      for other in others where !known.contains(other) {
        #expect(place(of: other) == nil, "\(String(decoding: other, as: UTF8.self))")
      }
    }
    #expect(place(of: [UInt8](repeating: 0x78, count: 41)) == nil)
    #expect(place(of: [UInt8](repeating: 0x78, count: 100_000)) == nil)
  }

  @Test func `members are found however they are escaped, and a null is given but absent`() throws {
    let text = try JSONText(parsing: Array(#"{"x":{},"r\u006fle":"a","permission":null,"rol":1,"roles":2}"#.utf8))
    try withExtendedLifetime(text) {
      let members = try KnownMembers<PersonMember>(text.borrowedRoot)
      #expect(members[.role]?.string == "a")
      #expect(members[.permission] == nil && members.isGiven(.permission))
      #expect(members[.type] == nil && !members.isGiven(.type))
      #expect(throws: InputFault.self) { try members.allowOnly() }
    }
  }
}
