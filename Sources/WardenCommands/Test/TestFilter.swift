internal import Glibc
internal import PolicyTesting

/// Which tests are run: those that a text is in, or a pattern of the shell fits, by the test's name or its file's.
struct TestFilter {
  let text: String
  private var isPattern: Bool { text.contains { $0 == "*" || $0 == "?" } }

  func passes(_ test: PolicyTest, of file: TestFile) -> Bool { passes(test.name) || passes(file.name) }

  private func passes(_ name: String) -> Bool { isPattern ? fnmatch(text, name, 0) == 0 : name.contains(text) }
}
