/// A function that scripts can call: what it takes and what it gives.
struct LibraryFunction {
  let name: String
  let parameters: [ValueKind]
  let result: ValueKind

  static let all: [LibraryFunction] = table.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ")
    guard words.count >= 2, let result = ValueKind(rawValue: String(words[words.count - 1])) else { return nil }
    let parameters = words.dropFirst().dropLast().compactMap { ValueKind(rawValue: String($0)) }
    return LibraryFunction(name: String(words[0]), parameters: parameters, result: result)
  }

  static func giving(_ kind: ValueKind) -> [LibraryFunction] { byResult[kind] ?? [] }

  private static let byResult = Dictionary(grouping: all, by: \.result)

  /// A function a line: its name, the kinds of its arguments, the kind of its result.
  private static let table = """
    assert any text any
    error any integer any
    ipairs table any
    next table any any
    pairs table any
    pcall function any any any
    pcall function text pattern boolean
    rawequal any any boolean
    rawget table any any
    rawlen table number
    rawset table any any table
    select integer any any any
    tonumber text integer number
    tonumber any number
    tostring any text
    type any text
    string.byte text integer integer number
    string.char integer integer integer text
    string.find text pattern integer boolean number
    string.format format any any any text
    string.gmatch text pattern integer function
    string.gsub text pattern text integer text
    string.gsub text pattern function integer text
    string.gsub text pattern table text
    string.len text number
    string.lower text text
    string.match text pattern integer text
    string.rep text integer text text
    string.reverse text text
    string.sub text integer integer text
    string.upper text text
    table.concat table text integer integer text
    table.insert table any any
    table.insert table integer any any
    table.move table integer integer integer table table
    table.pack any any any table
    table.remove table integer any
    table.sort table function any
    table.sort table any
    table.unpack table integer integer any
    math.abs number number
    math.ceil number number
    math.floor number number
    math.fmod number number number
    math.max number number number
    math.min number number integer number
    math.modf number number
    math.tointeger any number
    math.type any text
    math.ult integer integer boolean
    math.sqrt number number
    utf8.char integer integer text
    utf8.codepoint text integer integer boolean number
    utf8.codes text boolean function
    utf8.len text integer integer boolean number
    utf8.offset text integer integer number
    deny code text any
    deny code text format any any any
    warn code text format any any any
    matches text table boolean
    any table function boolean
    all table function boolean
    count table function number
    set table view
    email text view
    time text time
    """
}
