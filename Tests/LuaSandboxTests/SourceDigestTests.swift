import LuaSandbox
import Testing

@Suite struct SourceDigestTests {
  /// The examples of FIPS 180-4's companion, as published by NIST.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `a digest is the published one`(text: String, digest: String) {
    #expect(SourceDigest(of: Array(text.utf8)).hexadecimal == digest)
  }
}
