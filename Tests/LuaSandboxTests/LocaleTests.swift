import Foundation
import LuaSandbox
import Testing

/// Runs wherever the C library is Debian's, whatever locales are installed.
@Suite struct LocaleTests {
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: CommaLocale.compiler), "needs localedef of libc-bin"))
  func `the locale of the host changes nothing for a script`() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "locale-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try CommaLocale.make(in: folder)
      let script = """
        local half = 1.5
        return function() deny("texts", half .. " " .. tostring(half) .. " " .. ("%.2f"):format(half) .. " "
          .. tostring(tonumber("0.5")) .. " " .. tostring("a" < "B") .. " " .. 2.5) end
        """
      let before = try Sandbox.cage(script).evaluate(Sandbox.request(), stepLimit: 1000)
      #expect(setlocale(LC_ALL, CommaLocale.name) != nil)
      #expect(strcoll("a", "B") < 0)
      let after = try Sandbox.cage(script).evaluate(Sandbox.request(), stepLimit: 1000)
      #expect(before == after)
      #expect(after.denials.map(\.message) == ["1.5 1.5 1.50 0.5 false 2.5"])
      // The host's own locale is as it was.
      #expect(String(cString: localeconv().pointee.decimal_point) == ",")
    }
  }
}
