import ChargeShapes
import LuaSandbox
import TestSupport
import Testing

/// Steps bound real time only if no step takes much longer than others, whatever it does. `charge-benchmark` prints how
/// much; its bounds are for release, and a sanitizer makes what is ours a few times slower.
@Suite struct ChargeTests {
  /// Each error that a script catches jumps, and at each jump AddressSanitizer cleans what it keeps of the stack, which
  /// costs some eighty times what the error does.
  private static let slack = Sanitizer.watchesAddresses ? 8.0 : 4.0
  private static let stepLimit = 20_000

  @Test(arguments: ChargeShape.all)
  func `no step is much dearer than a step of an empty loop`(shape: ChargeShape) throws {
    let base = try ChargeMeasurement(.emptyLoop, stepLimit: Self.stepLimit, rounds: 5)
    var ratio = Double.infinity
    // Whoever is disturbed is measured again.
    for _ in 1...3 where ratio > shape.bound * Self.slack {
      let one = try ChargeMeasurement(shape, stepLimit: Self.stepLimit, rounds: 2)
      #expect(one.steps > 100)
      #expect(one.end.hasSuffix("limit is reached"))
      ratio = min(ratio, one.ratio(to: base))
    }
    #expect(ratio <= shape.bound * Self.slack)
  }

  @Test func `every function that scripts can call is measured`() throws {
    let report = try Sandbox.run(
      """
      local names = {}
      for name, value in pairs(_G) do
        if type(value) == 'function' then names[#names + 1] = name end
        if type(value) == 'table' and name ~= '_G' and name ~= 'data' then
          for inner, member in pairs(value) do
            if type(member) == 'function' then names[#names + 1] = name .. '.' .. inner end
          end
        end
      end
      for i = 1, #names, 20 do warn('names', table.concat(names, ' ', i, math.min(i + 19, #names))) end
      """)
    let names = report.warnings.flatMap { $0.message.split(separator: " ").map(String.init) }
    #expect(names.count > 50)
    #expect(names.contains("string.sub") && names.contains("pairs"))
    let methods = ["request.team:find", "request.team:count", "s:has", "data.domains:has", "request.time:add"]
    #expect((names + methods).filter { !Self.isCalled($0) } == [])
    #expect(!Self.isCalled("string.ub") && !Self.isCalled("airs") && !Self.isCalled("table.find"))
  }

  /// Whether a shape calls the function by its whole name, or a function of strings as a method of a string.
  private static func isCalled(_ name: String) -> Bool {
    if called.contains(name) { return true }
    guard name.hasPrefix("string.") else { return false }
    let method = ":\(name.dropFirst("string.".count))"
    return called.contains { $0.hasSuffix(method) && !$0.hasPrefix("request.") && !$0.hasPrefix("data.") }
  }

  /// Every whole name, with what it is a member of, that is called or passed on to be called.
  private static let called: Set<String> = {
    let texts = ChargeShape.all.map { $0.setup + "\n" + $0.body }.joined(separator: "\n")
    return Set(texts.matches(of: /([A-Za-z_:][\w.:]*)\s*[({,)'"]/).map { String($0.1) })
  }()
}
