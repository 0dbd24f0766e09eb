import StockLua

/// What Lua's own compiler makes of a source.
struct StockCode {
  let bytes: [UInt8]

  /// `nil` where it is no Lua.
  init?(_ source: [UInt8], hasLines: Bool = false) {
    let code = Self.compile(source, hasLines: hasLines) { isLua, code in
      isLua ? [UInt8](UnsafeRawBufferPointer(start: code.bytes, count: code.length)) : nil
    }
    guard let code else { return nil }
    bytes = code
  }

  /// What the compiler says against a source; empty where it is Lua.
  static func refusal(of source: [UInt8]) -> String {
    compile(source, hasLines: false) { isLua, code in
      isLua ? "" : withUnsafeBytes(of: code.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
  }

  private static func compile<Result>(
    _ source: [UInt8], hasLines: Bool, _ read: (_ isLua: Bool, stock_code) -> Result
  ) -> Result {
    var code = stock_code()
    defer { stock_code_free(&code) }
    // One byte more, so that there is a pointer to no bytes, too.
    let isLua = (source + [0]).withUnsafeBytes { bytes in
      stock_compile(bytes.bindMemory(to: CChar.self).baseAddress, source.count, hasLines, &code)
    }
    return read(isLua, code)
  }
}

/// The functions of compiled code, one within another, as `lua_dump` writes them.
struct Bytecode: Equatable {
  /// Instructions, constants, upvalues and all else but where it stands in the source.
  var meaning: [UInt8] = []
  var functions: [Bytecode] = []
  /// The lines that have instructions, where the code keeps lines.
  var lines: Set<Int> = []

  static func == (left: Self, right: Self) -> Bool {
    left.meaning == right.meaning && left.functions == right.functions
  }

  /// Its lines and those of the functions in it.
  var allLines: Set<Int> { functions.reduce(lines) { $0.union($1.allLines) } }

  init(_ code: StockCode) {
    // A header of 31 bytes, and the number of upvalues.
    var reader = Reader(bytes: code.bytes, at: 32)
    self.init(&reader)
  }

  private init(_ reader: inout Reader) {
    _ = reader.string()
    let firstLine = reader.number()
    _ = reader.number()
    meaning += reader.take(3)
    let instructions = reader.number()
    meaning += reader.take(instructions * 4)
    for _ in 0..<reader.number() {
      let tag = reader.take(1)
      meaning += tag
      switch tag[0] {
      case 3, 19: meaning += reader.take(8)
      case 4, 20: meaning += reader.string()
      default: break
      }
    }
    meaning += reader.take(reader.number() * 3)
    for _ in 0..<reader.number() { functions.append(Bytecode(&reader)) }
    readLines(&reader, from: firstLine)
    for _ in 0..<reader.number() {
      _ = reader.string()
      _ = reader.number()
      _ = reader.number()
    }
    for _ in 0..<reader.number() { _ = reader.string() }
  }

  private mutating func readLines(_ reader: inout Reader, from first: Int) {
    let steps = reader.take(reader.number()).map { Int(Int8(bitPattern: $0)) }
    var absolute: [Int: Int] = [:]
    for _ in 0..<reader.number() {
      let place = reader.number()
      absolute[place] = reader.number()
    }
    var line = first
    for (place, step) in steps.enumerated() {
      line = absolute[place] ?? line + step
      lines.insert(line)
    }
  }

  private struct Reader {
    var bytes: [UInt8]
    var at: Int

    mutating func take(_ count: Int) -> [UInt8] {
      defer { at += count }
      return Array(bytes[at..<at + count])
    }

    /// Seven bits a byte; the last has the eighth set.
    mutating func number() -> Int {
      var value = 0
      while true {
        let byte = take(1)[0]
        value = value << 7 | Int(byte & 0x7F)
        if byte & 0x80 != 0 { return value }
      }
    }

    mutating func string() -> [UInt8] {
      let length = number()
      return length == 0 ? [] : take(length - 1)
    }
  }
}
