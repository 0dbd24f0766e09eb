/// Values at the edges, and beyond.
enum Literals {
  static let numbers = [
    "0", "-0.0", "1", "-1", "2", "3", "10", "63", "64", "65", "100", "255", "256", "999", "4095", "10000", "65535",
    "65536",
    "65537", "1000000", "1e15", "1e308", "5e-324", "-1e308", "0.1", "1.5", "-1.5", "2^53", "1 << 31", "1 << 62",
    "0x7fffffff", "0x80000000", "0xffffffff", "0x7fffffffffffffff", "math.maxinteger", "math.mininteger",
    "math.maxinteger - 1", "math.mininteger + 1", "math.huge", "-math.huge", "(0/0)", "9007199254740993", "1e100",
  ]

  static let smallIntegers = ["0", "1", "2", "3", "4", "5", "7", "8", "16", "-1", "-2", "20", "31", "33"]

  static let texts = [
    #""""#, #""a""#, #""abc""#, #""a b,c""#, #""0x10""#, #""1e5""#, #""nan""#, #""  12  ""#, #""0x1p4""#, #""\0""#,
    #""\255\254""#, #""\u{10FFFF}""#, #""\u{202E}x""#, #""é""#, #""\xed\xa0\x80""#, #""%""#, #""ana@example.com""#,
    #""a@b@c""#, #""*.example.com""#, #""xn--bcher-kva.example""#, #""bücher.example""#, #""2026-11-30T12:00:00Z""#,
    #""9999-12-31T23:59:60+14:00""#, #""\27[31m""#, #""<script>""#, #""check""#, #""p-4""#, #""\n\t\r""#,
    #"("x"):rep(10)"#, #"("ab"):rep(300)"#, #"("\0a"):rep(2000)"#, #"("x"):rep(65536)"#, #"("é"):rep(5000)"#,
    #""99999999999999999999""#, #""-0x7fffffffffffffff""#, "[[\nlong\n]]", #"("a."):rep(120) .. "example.org""#,
  ]

  static let codes = [
    #""code""#, #""a-1""#, #""0""#, #""-""#, #""A""#, #""""#, #"("a"):rep(64)"#, #"("a"):rep(65)"#, "1", "nil",
  ]

  static let patternPieces = [
    ".", ".-", ".*", ".+", "%a+", "%d*", "%w-", "(.)", "(.-)", "(%a*)", "()", "%b()", "%b[]", "%bxx", "%f[%w]",
    "%f[%z]", "[^%s]",
    "[]", "[a-z]*", "[%a-]+", "[^]]", "%1", "%2", "^", "$", "%", "[a-", "(", ")", "[%", "a", "x", "%%", "é", "\\0",
    "%s?",
    "[\\0-\\255]", "((((", "%f", "%b", "-", "*", "?", "x-", "%x%X", "%p", "%g", "%c", "%u%l",
  ]

  static let formatPieces = [
    "%d", "%5.2f", "%s", "%q", "%x", "%X", "%c", "%99.99f", "%i", "%a", "%g", "%-20s", "%.3s", "%%", "%p", "%", "%y",
    "%+d", "% d", "%#x", "%05d", "%.0f", "%.99g", "%e", "%o", "%u", "%99s", "%100d", "%.14g", "x", "é", "\\0", "%.20s",
    "%-99.99s", "%5.1e", "%0.3d", "%A",
  ]

  static let binaryOperators = [
    "+", "-", "*", "/", "//", "%", "^", "&", "|", "~", "<<", ">>", "..", "==", "~=", "<", "<=", ">", ">=", "and", "or",
  ]

  static let methods = [
    "count", "find", "add", "has", "rep", "gsub", "sub", "upper", "byte", "len", "format", "gmatch", "x",
  ]

  static let fields = [
    "check", "n", "x", "1", "__index", "text", "domain", "members", "titel", "email", "role", "days", "where",
    "permission",
    "acceptanceStatus", "participantID", "seat", "localPart", "phone", "share", "path", "long", "isBenign",
  ].filter { $0.first?.isNumber == false }
}
