import Foundation
import Testing

@testable import WardenCommands

@Suite struct InputSizeTests {
  /// A file that takes no room however long it is.
  private func withFile<Result>(bytes: UInt64, _ body: (String) throws -> Result) throws -> Result {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: bytes)
    try file.close()
    return try body(path)
  }

  @Test(arguments: [UInt64(Console.mostInput) + 1, 1 << 40])
  func `a file beyond all limits is refused unread`(bytes: UInt64) throws {
    try withFile(bytes: bytes) { path in
      let error = #expect(throws: FileError.self) { try Console.process().readFile(path) }
      #expect(error?.reason == "is longer than the limit of 1,073,741,824 bytes; check it in parts")
    }
  }

  @Test(arguments: [0, 1, 65535, 65536, 65537] as [UInt64])
  func `a file is read to its end`(bytes: UInt64) throws {
    let count = try withFile(bytes: bytes) { try Console.process().readFile($0).count }
    #expect(count == Int(bytes))
  }

  @Test func `what never ends is refused`() throws {
    let file = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    let error = #expect(throws: FileError.self) { try Console.readAll(file.fileDescriptor, most: 200_000) }
    #expect(error?.reason == "is longer than the limit of 200,000 bytes; check it in parts")
  }
}
