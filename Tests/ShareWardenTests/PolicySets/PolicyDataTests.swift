import Foundation
import ShareWarden
import Testing

@Suite struct PolicyDataTests {
  static func folder(_ data: String, _ files: [String: String] = [:]) throws -> PolicyFolder {
    try PolicyFolder(
      files.merging(
        ["p.lua": PolicyFolder.empty, "policyset.json": #"{"policies": {"p": {}}, "data": \#(data)}"#],
        uniquingKeysWith: { _, new in new }))
  }

  @Test func `files are read from folders too, with a mark of the byte order, and are whole`() throws {
    let folder = try Self.folder(
      #"{"d": "data/deep/d.json", "text": "t.json"}"#,
      [
        "data/deep/d.json": "\u{FEFF}{\"a\": {\"b\": [1, 2.5, \"x\", true, []]}, \"none\": null}",
        "t.json": "\"alone\"",
      ])
    try folder.write(
      "p.lua",
      Array(
        """
        local a = data.d.a.b
        if #a ~= 5 or a[2] ~= 2.5 or a[4] ~= true or #a[5] ~= 0 or data.d.none ~= nil or data.text ~= "alone" then
          error("the data is not what it was")
        end
        return function() end
        """.utf8))
    #expect(folder.faults() == [])
  }

  @Test(arguments: [
    (#"{"d": "gone.json"}"#, #"policyset.json:1:39: data.d: "gone.json": no such file"#),
    (#"{"d": "../d.json"}"#, #"policyset.json:1:39: data.d: "../d.json": "#),
    (
      #"{"d": "/etc/hostname"}"#,
      #"policyset.json:1:39: data.d: "/etc/hostname" is no file in the policy set's directory"#
    ),
    (#"{"d": ""}"#, #"policyset.json:1:39: data.d: "" is no file in the policy set's directory"#),
    (#"{"d": 1}"#, "policyset.json:1:39: data.d: expected a string"),
    (#"{"d": "folder"}"#, #"policyset.json:1:39: data.d: "folder": is a directory, not a file"#),
    (#"{"d": "."}"#, #"policyset.json:1:39: data.d: ".": is a directory, not a file"#),
    (#"{"d": "hole.json"}"#, "hole.json:1:5: [1]: null in a list; take it out"),
    (#"{"d": "bad.json"}"#, "bad.json:1:7: x: "),
    (#"{"d": "twice.json"}"#, "twice.json:1:10: "),
  ])
  func `a file that cannot be read is told`(data: String, fault: String) throws {
    let folder = try Self.folder(
      data,
      ["folder/x": "", "hole.json": "[1, null]", "bad.json": "{\"x\": ]", "twice.json": #"{"x": 1, "x": 2}"#])
    let faults = folder.faults()
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }

  @Test func `a way that leaves the directory is refused even where it comes back`() throws {
    let outside = try PolicyFolder(["d.json": "1"])
    let folder = try Self.folder(
      #"{"a": "a.json", "b": "sub/../b.json", "c": "../\#(URL(filePath: outside.path).lastPathComponent)/d.json"}"#,
      ["b.json": "1", "sub/x": ""])
    try folder.link("a.json", to: "\(outside.path)/d.json")
    let faults = folder.faults()
    #expect(faults.count == 3)
    #expect(faults.allSatisfy { $0.contains("leads out of the policy set's directory") }, "\(faults)")
  }

  @Test func `a pipe and a device are refused at once`() throws {
    let folder = try Self.folder(#"{"d": "pipe.json"}"#)
    #expect(mkfifo("\(folder.path)/pipe.json", 0o600) == 0)
    #expect(folder.faults() == [#"policyset.json:1:39: data.d: "pipe.json": is no regular file"#])
  }

  @Test func `a script that fails for want of faulty data is not blamed`() throws {
    let folder = try Self.folder(#"{"d": "gone.json"}"#)
    try folder.write("p.lua", Array("local x = data.d.x\nreturn function() end".utf8))
    #expect(folder.faults() == [#"policyset.json:1:39: data.d: "gone.json": no such file"#])
  }

  @Test func `data has a limit, alone and together`() throws {
    let folder = try Self.folder(#"{"a": "a.json"}"#)
    let half = [UInt8](repeating: 32, count: 32 << 20) + [UInt8(ascii: "1")]
    try folder.write("a.json", half + half)
    #expect(
      folder.faults() == [
        #"policyset.json:1:39: data.a: "a.json": is longer than the limit of 67,108,864 bytes; leave out what no policy reads"#
      ])
    try folder.write("a.json", half)
    #expect(folder.faults() == [])
    try folder.write("policyset.json", Array(#"{"policies": {"p": {}}, "data": {"a": "a.json", "b": "a.json"}}"#.utf8))
    #expect(
      folder.faults() == [
        "policyset.json:1:54: data.b: the data files are longer than the limit of 67,108,864 bytes together; leave out what no policy reads"
      ])
  }
}
