internal import CLuaSandbox

/// What ran of a script that is traced: since it began to be loaded, or to be evaluated last.
package struct LuaTrail: Equatable, Sendable {
  /// Something the script said, or that it failed, with what the variables of the function held that it was in.
  package struct Moment: Equatable, Sendable {
    package enum Event: Sendable { case denial, warning, failure }

    package var event: Event
    /// From 1.
    package var line: Int
    /// Names with values as people read them: parameters and locals, then those from outside the function. At most 64. A
    /// record that is too long to be told is followed by its fields, as `request.actor`.
    package var variables: [Variable]
  }

  package struct Variable: Equatable, Sendable {
    package var name: String
    package var value: String
  }

  /// A place where the script denied, and by which code.
  package struct Denied: Hashable, Sendable {
    /// From 1.
    package var line: Int
    package var code: String

    package init(line: Int, code: String) {
      self.line = line
      self.code = code
    }
  }

  /// How often each line ran; the first is that of line 1.
  package var lines: [UInt32]
  /// In the order in which they came; at most 64.
  package var moments: [Moment]
  /// Where it denied, each place once, in the order in which they came, however many moments there were.
  package var denied: [Denied]
}

extension LuaTrail {
  init(_ trail: cls_trail) {
    lines = Array(UnsafeBufferPointer(start: trail.lines, count: Int(trail.line_count)))
    moments = UnsafeBufferPointer(start: trail.moments, count: Int(trail.moment_count)).map(Moment.init)
    denied = UnsafeBufferPointer(start: trail.denied, count: Int(trail.denied_count)).map(Denied.init)
  }
}

extension LuaTrail.Denied {
  fileprivate init(_ place: cls_denied_place) {
    line = Int(place.line)
    code = withUnsafeBytes(of: place.code) { String(decoding: $0.prefix(Int(place.code_length)), as: UTF8.self) }
  }
}

extension LuaTrail.Moment {
  fileprivate init(_ moment: cls_moment) {
    event =
      switch Int(moment.event) {
      case cls_event_denial: .denial
      case cls_event_warning: .warning
      default: .failure
      }
    line = Int(moment.line)
    variables = UnsafeBufferPointer(start: moment.variables, count: Int(moment.variable_count)).map {
      LuaTrail.Variable(name: String($0.name), value: String($0.value))
    }
  }
}

extension LuaCage {
  /// What ran since loading or evaluating last began; nothing in a cage that is not traced.
  package var trail: LuaTrail { LuaTrail(cls_cage_trail(pointer)) }

  /// Has the cage note what runs in it. Only before anything is loaded.
  package func trace() throws(LuaLoadError) {
    guard cls_cage_trace(pointer) else { throw LuaLoadError.machine("no memory to trace a script") }
  }
}
