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

  /// How often each line ran; the first is that of line 1.
  package var lines: [UInt32]
  /// In the order in which they came; at most 64.
  package var moments: [Moment]
}

extension LuaTrail {
  init(_ trail: cls_trail) {
    lines = Array(UnsafeBufferPointer(start: trail.lines, count: Int(trail.line_count)))
    moments = UnsafeBufferPointer(start: trail.moments, count: Int(trail.moment_count)).map(Moment.init)
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
