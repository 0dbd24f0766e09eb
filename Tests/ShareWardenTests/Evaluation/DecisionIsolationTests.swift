import Dispatch
import ShareModel
import ShareWarden
import Synchronization
import Testing

@Suite struct DecisionIsolationTests {
  static let hoarder = """
    local count, seen = 0, {}
    return function(request)
      count = count + 1
      seen[#seen + 1] = request.action.name
      if count > 1 or #seen > 1 or rawget(_ENV, 'shared') then deny('remembers', 'x') end
      shared = count
    end
    """

  @Test func `nothing is remembered from one decision to the next, nor from part to part`() throws {
    let panel = try Panel(["p": Self.hoarder])
    for _ in 0..<3 { #expect(panel.decide(Sample.request(Sample.invite("dee"))).isAllowed) }
    #expect(panel.decide(Sample.request(.saveShare([Sample.invite("dee"), Sample.invite("eve")]))).isAllowed)
  }

  @Test func `a failure leaves no trace in the next decision`() throws {
    let panel = try Panel(
      body:
        "if request.action.name == 'addParticipant' then local s = 'x' while true do s = s .. s end end deny('no', 'No.')"
    )
    let alone = panel.decide(Sample.request(.readShare))
    #expect(panel.decide(Sample.request(Sample.invite("dee"))).errors.map(\.kind) == [.memory])
    #expect(panel.decide(Sample.request(.readShare)) == alone)
  }

  @Test func `one policy cannot see another's names`() throws {
    let panel = try Panel([
      "a": "secret = 1\nreturn function() secret = 2 end",
      "b": "return function() if rawget(_ENV, 'secret') then deny('sees', 'x') end end",
    ])
    #expect(panel.decide(Sample.request(.readShare)).codes == [])
  }

  @Test func `four threads at once decide as one does`() throws {
    let panel = try Panel([
      "a": "return function(r) for _, g in ipairs(r.gains) do deny('gain', 'x', '%s', g.email.text) end end",
      "b": "return function(r) warn('steps', 'x', '%d', r.after:count{}) end", "c": Self.hoarder,
    ])
    let requests =
      ["dee", "eve", "fay", "gus"].map { Sample.request(Sample.invite($0)) } + [Sample.request(.readShare)]
    let alone = requests.map { panel.decide($0) }
    let warden = panel.warden
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for round in 0..<50 {
        let index = (round + thread) % requests.count
        if warden.decide(requests[index]) != alone[index] { wrong.withLock { $0 += 1 } }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }
}
