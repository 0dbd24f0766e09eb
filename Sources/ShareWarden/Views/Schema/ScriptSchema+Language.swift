extension ScriptSchema {
  static let helpers = [
    Function(
      name: "deny", signature: "deny(code, message [, admin_format, …])",
      about: "denies the request; says why to whoever asked, and more to the administrator"),
    Function(
      name: "warn", signature: "warn(code, message [, admin_format, …])", about: "says something and never denies"),
    Function(
      name: "matches", signature: "matches(domain, list)",
      about: "whether the domain is in the list, whose *.example.com stands for all sub-domains; false for nil"),
    Function(name: "any", signature: "any(list, f)", about: "whether f holds for one of the list"),
    Function(name: "all", signature: "all(list, f)", about: "whether f holds for all of the list"),
    Function(name: "count", signature: "count(list, f)", about: "for how many of the list f holds"),
    Function(name: "set", signature: "set(list)", about: "a set of the texts in the list, with set:has(text)"),
    Function(name: "email", signature: "email(text)", about: "the e-mail address that the text is; nil if it is none"),
    Function(name: "time", signature: "time(text)", about: "the time that the text is, in the form of RFC 3339"),
  ]

  static let lua = [
    Library(
      name: "_G",
      functions: [
        "assert", "error", "ipairs", "next", "pairs", "pcall", "rawequal", "rawget", "rawlen", "rawset", "select",
        "tonumber", "tostring", "type",
      ], values: ["_G", "_VERSION", "data"]),
    Library(
      name: "string",
      functions: [
        "byte", "char", "find", "format", "gmatch", "gsub", "len", "lower", "match", "rep", "reverse", "sub", "upper",
      ]),
    Library(name: "table", functions: ["concat", "insert", "move", "pack", "remove", "sort", "unpack"]),
    Library(
      name: "math",
      functions: ["abs", "ceil", "floor", "fmod", "max", "min", "modf", "sqrt", "tointeger", "type", "ult"],
      values: ["huge", "pi", "maxinteger", "mininteger"]),
    Library(name: "utf8", functions: ["char", "codepoint", "codes", "len", "offset"], values: ["charpattern"]),
  ]

  static let missing = [
    LeftOut(name: "require", reason: "a policy is one file"),
    LeftOut(name: "load", reason: "code cannot be made while deciding"),
    LeftOut(name: "loadstring", reason: "code cannot be made while deciding"),
    LeftOut(name: "loadfile", reason: "scripts cannot read files"),
    LeftOut(name: "dofile", reason: "scripts cannot read files"),
    LeftOut(name: "print", reason: "nothing can be printed; use warn(code, message)"),
    LeftOut(name: "collectgarbage", reason: "memory is not the script's business"),
    LeftOut(name: "setmetatable", reason: "tables keep their plain meaning"),
    LeftOut(name: "getmetatable", reason: "tables keep their plain meaning"),
    LeftOut(name: "xpcall", reason: "use pcall"),
    LeftOut(name: "unpack", reason: "use table.unpack"),
    LeftOut(name: "allow", reason: "what no policy denies is allowed; return without calling deny"),
    LeftOut(name: "permit", reason: "what no policy denies is allowed; return without calling deny"),
    LeftOut(name: "match", reason: "use matches(domain, list), or string.match"),
    LeftOut(name: "setfenv", reason: "it is no part of Lua 5.4"),
    LeftOut(name: "getfenv", reason: "it is no part of Lua 5.4"),
    LeftOut(name: "os.time", reason: "use request.context.time"),
    LeftOut(name: "os.date", reason: "use request.context.time and its text"),
    LeftOut(name: "os.clock", reason: "steps are counted, not time"),
    LeftOut(name: "os.difftime", reason: "subtract one time from another"),
    LeftOut(name: "os.*", reason: "scripts cannot reach the host"),
    LeftOut(name: "io.*", reason: "scripts cannot read or write files"),
    LeftOut(name: "debug.*", reason: "scripts cannot look behind the language"),
    LeftOut(name: "package.*", reason: "a policy is one file"),
    LeftOut(name: "coroutine.*", reason: "a script runs from its start to its end"),
    LeftOut(name: "string.dump", reason: "compiled code cannot be had"),
    LeftOut(name: "string.pack", reason: binary),
    LeftOut(name: "string.unpack", reason: binary),
    LeftOut(name: "string.packsize", reason: binary),
    LeftOut(name: "math.random", reason: chance),
    LeftOut(name: "math.randomseed", reason: chance),
    LeftOut(name: "math.sin", reason: digits),
    LeftOut(name: "math.cos", reason: digits),
    LeftOut(name: "math.tan", reason: digits),
    LeftOut(name: "math.asin", reason: digits),
    LeftOut(name: "math.acos", reason: digits),
    LeftOut(name: "math.atan", reason: digits),
    LeftOut(name: "math.exp", reason: digits),
    LeftOut(name: "math.log", reason: digits),
    LeftOut(name: "math.pow", reason: digits),
    LeftOut(name: "math.deg", reason: "angles are no business of a policy"),
    LeftOut(name: "math.rad", reason: "angles are no business of a policy"),
  ]

  private static let binary = "binary layouts are no business of a policy"
  private static let chance = "a decision may not depend on chance"
  private static let digits = "its last digit differs between machines"
}
