/// A value that copies have in common until one of them changes: a copy is one reference, however much is in the value.
struct Shared<Value: Sendable>: Sendable {
  private final class Box: @unchecked Sendable {  // It changes only while nobody else refers to it.
    // Whoever changes it has the only reference, in a variable that nobody else can get at meanwhile.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Shared: Equatable where Value: Equatable {
  static func == (left: Self, right: Self) -> Bool { left.box === right.box || left.value == right.value }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
