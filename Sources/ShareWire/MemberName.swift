internal import PlainData

/// The names by which one kind of object is read. A case is called like the member, and all have their places in order.
/// Coding keys tell a case's name without reflection, which would take a millisecond at the start of the program.
protocol MemberName: RawRepresentable<Int>, CaseIterable, CodingKey, Sendable {
  static var table: NameTable { get }
  /// The member as JSON writes it.
  var text: String { get }
}

extension MemberName {
  /// What `table` is to be, made once.
  static func makeTable() -> NameTable { NameTable(allCases.map(\.text)) }

  var text: String { stringValue }
}

/// Some of the names.
struct NameSet<Name: MemberName>: ExpressibleByArrayLiteral, Sendable {
  private(set) var bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  init(arrayLiteral names: Name...) { bits = names.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

  static var all: Self { Self(bits: Name.allCases.reduce(0) { $0 | 1 << UInt64($1.rawValue) }) }

  func contains(_ place: Int) -> Bool { bits & 1 << UInt64(place) != 0 }

  func isSuperset(of other: Self) -> Bool { other.bits & ~bits == 0 }

  var texts: [String] { Name.allCases.filter { contains($0.rawValue) }.map(\.text) }
}
