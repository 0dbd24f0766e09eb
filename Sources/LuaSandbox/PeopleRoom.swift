/// Where the people of a list are written. It is there until something else is added to the view.
package struct PeopleRoom {
  package let list: ViewHeader
  /// The elements of the list.
  package let elements: UnsafeMutablePointer<ViewCell>
  /// A tally for each, see `store`.
  package let tallies: UnsafeMutableRawPointer
  /// The cells of the first person, behind which are those of the others. They hold nothing yet.
  package let people: UnsafeMutablePointer<ViewCell>
  /// The number of the first of these cells in the view.
  package let firstCell: Int
  /// Where the texts begin in the view.
  package let textStart: Int
}
