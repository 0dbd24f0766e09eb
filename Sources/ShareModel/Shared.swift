/// A value that copies have in common until one of them changes: a copy is one reference, however much is in the value.
struct Shared<Value: Sendable>: Sendable {
  /// It never changes, so that what is in it can be looked at where it is; a change makes another.
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    _read { yield box.value }
    set { box = Box(newValue) }
  }
}

extension Shared: Equatable where Value: Equatable {
  static func == (left: Self, right: Self) -> Bool { left.box === right.box || left.value == right.value }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
