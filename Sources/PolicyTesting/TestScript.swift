/// The endings by which files of tests are known.
enum TestScript {
  static let ending = "_test.lua"
}
