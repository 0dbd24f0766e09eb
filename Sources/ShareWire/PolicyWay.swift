/// How a policy came to what it said: the lines that ran, and what its variables held where it spoke.
package struct PolicyWay: Equatable, Sendable {
  package struct Variable: Equatable, Sendable {
    package var name: String
    /// As people read it.
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Something the policy said, or that it failed.
  package struct Moment: Equatable, Sendable {
    package enum Event: String, Sendable { case denial, warning, failure }

    package var event: Event
    /// From 1.
    package var line: Int
    /// The part of a compound action, counted from 0.
    package var index: Int?
    package var variables: [Variable]

    package init(event: Event, line: Int, index: Int? = nil, variables: [Variable] = []) {
      self.event = event
      self.line = line
      self.index = index
      self.variables = variables
    }
  }

  package var id: String
  package var file: String
  package var source: [UInt8]
  /// The lines that ran, from 1, ascending.
  package var lines: [Int]
  package var moments: [Moment]

  package init(id: String, file: String, source: [UInt8], lines: [Int], moments: [Moment]) {
    self.id = id
    self.file = file
    self.source = source
    self.lines = lines
    self.moments = moments
  }
}
