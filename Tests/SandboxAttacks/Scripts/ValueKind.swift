/// What an expression of a generated script is meant to give. One in a few gives something else, on purpose.
enum ValueKind: String, CaseIterable {
  case number, integer, text, table, function, boolean, view, time, pattern, format, code, any
}
