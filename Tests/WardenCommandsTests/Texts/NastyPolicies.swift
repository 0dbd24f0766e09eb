import Foundation

/// Policies that say every nasty text in each way a policy can: as a denial, as a warning, as an error, and as the name of
/// the function that failed.
final class NastyPolicies: Sendable {
  static let request = """
    {"subject":{"type":"user","id":"ana@example.com"},"action":{"name":"addParticipant",\
    "properties":{"participant":{"emailAddress":"cy@partner.example","permission":"readOnly"}}},\
    "resource":{"type":"share","id":"s","properties":{"recordName":"s","rootRecordName":"r",\
    "publicPermission":"none","participants":[{"participantID":"p-ana","role":"owner","permission":"readWrite",\
    "acceptanceStatus":"accepted","userIdentity":{"userRecordName":"_a","lookupInfo":\
    {"emailAddress":"ana@example.com"}}}]}},"context":{"time":"2026-11-30T12:00:00Z"}}
    """

  let path = NSTemporaryDirectory() + "nasty-\(UUID().uuidString)"

  init() throws {
    let texts = NastyText.all.map { "\"\($0.lua)\"" }.joined(separator: ",\n  ")
    for verb in ["deny", "warn"] {
      try write(
        "\(verb).lua",
        """
        local texts = {
          \(texts) }
        return function(request)
          for i, text in ipairs(texts) do \(verb)("text-" .. i, text, "%s", text) end
        end
        """)
    }
    for (index, text) in NastyText.all.enumerated() {
      try write(
        "error-\(index).lua",
        """
        local named = { ["\(text.lua)"] = function() error("\(text.lua)") end }
        return function(request) named["\(text.lua)"]() end
        """)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func write(_ file: String, _ source: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: URL(filePath: "\(path)/\(file)"))
  }
}
