import Foundation
import PlainData
import ShareModel

@testable import ShareWire

/// The data files beside the tests.
enum Example {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Examples")
    return Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  /// A request about a share of which `members` are the further properties.
  static func request(
    action: String = #"{"name":"readShare"}"#, participants: String = owner, members: String = "",
    subject: String = #"{"type":"user","id":"ana@example.com"}"#, context: String = #"{"time":"2026-11-30T12:00:00Z"}"#
  ) -> String {
    #"{"subject":\#(subject),"action":\#(action),"resource":{"type":"share","id":"s","properties":{"#
      + #""publicPermission":"none","participants":[\#(participants)]\#(members)}},"context":\#(context)}"#
  }

  static let owner =
    #"{"emailAddress":"ana@example.com","role":"owner","permission":"readWrite","acceptanceStatus":"accepted"}"#

  static func read(_ text: String, strictly isStrict: Bool = false) throws(InputFault) -> ShareRequest {
    try RequestReader(isStrict: isStrict).request(Array(text.utf8)[...])
  }

  static func fault(_ text: String, strictly isStrict: Bool = false) -> InputFault? {
    do throws(InputFault) {
      _ = try read(text, strictly: isStrict)
      return nil
    } catch { return error }
  }
}
