/// The name of a policy: what its folder, or its file without `.lua`, is called.
package enum PolicyID {
  package static let rule = "use a-z, 0-9 and -, at most 64"

  package static func isValid(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "-")
      }
  }
}
