import Testing

/// A text that a script could use to act on whoever reads a report, or that a careless cleaning would spoil.
struct NastyText: Sendable, CustomTestStringConvertible {
  var name: String
  /// Between the quotes of a Lua string.
  var lua: String
  /// What may be left of it in a value.
  var shown: String

  init(_ name: String, _ lua: String, _ shown: String) {
    self.name = name
    self.lua = lua
    self.shown = shown
  }

  var testDescription: String { name }

  static let all: [NastyText] = attacks + languages

  private static let attacks: [NastyText] = [
    .init("colour", #"\27[31mred\27[0m"#, "\u{FFFD}[31mred\u{FFFD}[0m"),
    .init("C1 control sequence", #"\u{9B}2J\x9b2J"#, "\u{FFFD}2J\u{FFFD}2J"),
    .init("hyperlink", #"\27]8;;https://evil.example\27\\click\27]8;;\7"#, #"�]8;;https://evil.example�\click�]8;;�"#),
    .init("clipboard", #"\27]52;c;cm0gLXJm\7"#, "\u{FFFD}]52;c;cm0gLXJm\u{FFFD}"),
    .init("title of the window", #"\x9d0;owned\x9c"#, "\u{FFFD}0;owned\u{FFFD}"),
    .init("overwriting", #"No.\rALLOW  ana: fine"#, "No. ALLOW  ana: fine"),
    .init("backspaces", #"deny\8\8\8\8allow"#, "deny\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}allow"),
    .init(
      "a line of its own", #"No.\nALLOW  ana: addParticipant (x.json:1)"#, "No. ALLOW  ana: addParticipant (x.json:1)"),
    .init("other line ends", #"a\u{85}b\u{2028}c\u{2029}d\11e\12f"#, "a\u{FFFD}b c d\u{FFFD}e\u{FFFD}f"),
    .init("bidi override", #"\u{202E}txet\u{202C}"#, "\u{FFFD}txet\u{FFFD}"),
    .init("bidi isolates", #"\u{2066}a\u{2067}b\u{2068}c\u{2069}"#, "\u{FFFD}a\u{FFFD}b\u{FFFD}c\u{FFFD}"),
    .init("bidi marks", #"\u{200E}a\u{200F}b\u{61C}"#, "\u{FFFD}a\u{FFFD}b\u{FFFD}"),
    .init("zero width", #"a\u{200B}d\u{2060}m\u{200C}i\u{200D}n"#, "a\u{FFFD}d\u{FFFD}m\u{FFFD}i\u{FFFD}n"),
    .init("tags", #"ok\u{E0061}\u{E006C}\u{E006C}\u{E007F}"#, "ok\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    .init("tags on a flag", #"\u{1F3F4}\u{E0061}\u{E006C}\u{E007F}"#, "\u{1F3F4}\u{FFFD}\u{FFFD}\u{FFFD}"),
    .init("variation selectors", #"a\u{FE0F}\u{FE01}\u{E0100}\u{E01EF}"#, "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    .init("joiners in a row", #"\u{1F600}\u{200D}\u{200D}\u{1F600}"#, "\u{1F600}\u{FFFD}\u{FFFD}\u{1F600}"),
    .init("fillers", #"\u{3164}\u{115F}\u{FFA0}\u{AD}\u{34F}"#, "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    .init("byte order mark", #"a\u{FEFF}b"#, "a\u{FFFD}b"),
    .init("noncharacters", #"\u{FFFE}\u{FFFF}\u{FDD0}\u{1FFFE}\u{10FFFF}"#, "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    .init("lone surrogates", #"\u{D800}|\xED\xBF\xBF"#, "\u{FFFD}\u{FFFD}\u{FFFD}|\u{FFFD}\u{FFFD}\u{FFFD}"),
    .init("overlong", #"\xC0\xBCb\xE0\x80\xAF\xF0\x80\x80\xBC"#, "��b�������"),
    .init("beyond Unicode", #"\u{110000}\xF5\xFF"#, "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    .init("cut off", #"a\xE2\x82"#, "a\u{FFFD}"),
    .init("NUL", #"a\0b\0"#, "a\u{FFFD}b\u{FFFD}"),
    .init("end of CDATA", "]]>&lt;<![CDATA[", "]]>&lt;<![CDATA["),
    .init("element", #"</script><script>alert(1)</script>"#, "</script><script>alert(1)</script>"),
    .init("entity", "&amp;&#27;&xxe;%xxe;", "&amp;&#27;&xxe;%xxe;"),
    .init("attribute", #"\" onload='x' \\\""#, #"" onload='x' \""#),
    .init("comment", "--><!--", "--><!--"),
    .init(
      "annotation", #"::error file=a,line=1::gone\n::stop-commands::x"#,
      "::error file=a,line=1::gone ::stop-commands::x"),
    .init("percent", #"%0A::error::x%25%3A"#, "%0A::error::x%25%3A"),
    .init("marked colons", #"a:\u{301}:\u{301},\u{301}file=b"#, "a:\u{301}:\u{301},\u{301}file=b"),
    .init(
      "build command", "##[error]x ##vso[task.setvariable variable=a]b ###",
      "##[error]x ##vso[task.setvariable variable=a]b ###"),
    .init("TAP verdict", #"x\nnot ok 7 - y\nok 1"#, "x not ok 7 - y ok 1"),
    .init("TAP directive", ##"# TODO later \\# SKIP #\u{301}SKIP"##, ##"# TODO later \# SKIP #́SKIP"##),
    .init("TAP plan", #"x\n1..0\nBail out!"#, "x 1..0 Bail out!"),
    .init("YAML", #"x\n  ...\n  ---\n'&a *a !!tag"#, "x   ...   --- '&a *a !!tag"),
    .init("NDJSON", #"\"}\n{\"decision\":true}"#, #""} {"decision":true}"#),
    .init("SARIF link", "[click](https://evil.example) {0} {{", "[click](https://evil.example) {0} {{"),
    .init(
      "flood of marks", "x" + String(repeating: #"\u{334}"#, count: 300) + "y",
      "x" + String(repeating: "\u{334}", count: 8) + "\u{FFFD}y"),
    .init("long word", String(repeating: "w", count: 1000), String(repeating: "w", count: 1000)),
  ]

  private static let languages: [NastyText] = [
    .init("emoji", #"👨‍👩‍👧 👩🏽‍💻 ❤️‍🔥 🏳️‍🌈 1️⃣ ☺︎ 🇮🇹"#, "👨‍👩‍👧 👩🏽‍💻 ❤️‍🔥 🏳️‍🌈 1️⃣ ☺︎ 🇮🇹"),
    .init("flag of Scotland", #"\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!"#, "🏴󠁧󠁢󠁳󠁣󠁴󠁿!"),
    .init("Arabic", "لا يمكن دعوة هذا الشخص، فقط ٣ أشخاص", "لا يمكن دعوة هذا الشخص، فقط ٣ أشخاص"),
    .init("Persian", #"نمی\u{200C}خواهم کتاب\u{200C}ها"#, "نمی\u{200C}خواهم کتاب\u{200C}ها"),
    .init("Hebrew with points", "בְּרֵאשִׁ֖ית בָּרָ֣א", "בְּרֵאשִׁ֖ית בָּרָ֣א"),
    .init("Hindi", #"क्\u{200D}ष र्\u{200C}य केवल हिन्दी"#, "क्\u{200D}ष र्\u{200C}य केवल हिन्दी"),
    .init("Chinese, Japanese, Korean", #"只有成员 葛\u{E0100}城市 한국어 カタカナ゛"#, "只有成员 葛\u{E0100}城市 한국어 カタカナ゛"),
    .init("Vietnamese", "Chỉ người Việt, Nguyễn", "Chỉ người Việt, Nguyễn"),
    .init("Thai", "ที่นี่เท่านั้น ก็ได้", "ที่นี่เท่านั้น ก็ได้"),
  ]
}
