import Foundation
import LuaSandbox
import Testing

/// Runs where the machine has a locale that writes a decimal comma.
@Suite struct LocaleTests {
  static let commaLocale = ["de_DE.UTF-8", "fr_FR.UTF-8", "it_IT.UTF-8", "es_ES.UTF-8", "pt_BR.UTF-8"].first {
    guard let locale = newlocale(1 << LC_NUMERIC, $0, nil) else { return false }
    freelocale(locale)
    return true
  }

  @Test(.enabled(if: commaLocale != nil))
  func `the locale of the host changes nothing for a script`() async {
    await #expect(processExitsWith: .success) {
      let name = try #require(LocaleTests.commaLocale)
      let script = """
        local half = 1.5
        return function() deny("texts", half .. " " .. tostring(half) .. " " .. ("%.2f"):format(half) .. " "
          .. tostring(tonumber("0.5")) .. " " .. tostring("a" < "B") .. " " .. 2.5) end
        """
      let before = try Sandbox.cage(script).evaluate(Sandbox.request(), stepLimit: 1000)
      setlocale(LC_ALL, name)
      let after = try Sandbox.cage(script).evaluate(Sandbox.request(), stepLimit: 1000)
      #expect(before == after)
      #expect(after.denials.map(\.message) == ["1.5 1.5 1.50 0.5 false 2.5"])
      // The host's own locale is as it was.
      #expect(String(cString: localeconv().pointee.decimal_point) == ",")
    }
  }
}
