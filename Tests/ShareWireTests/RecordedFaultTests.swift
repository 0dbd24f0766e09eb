import PlainData
import ShareModel
import Testing

@testable import ShareWire

/// Requests of every kind of fault, with what was said of each: place, path and words stay as they are.
@Suite struct RecordedFaultTests {
  private func fault(of request: String, strictly isStrict: Bool) -> String? {
    do throws(InputFault) {
      _ = try RequestReader(isStrict: isStrict, now: Timestamp(microseconds: 7)).request(Array(request.utf8)[...])
      return nil
    } catch { return error.description }
  }

  @Test func `every recorded fault is told as it was`() throws {
    var count = 0
    for line in NDJSONLines(try Example.bytes("faults.jsonl")) {
      let record = try JSONText(parsing: line.bytes).root
      let request = try #require(record["request"]?.string)
      let expected = record["fault"]?.string
      #expect(fault(of: request, strictly: false) == expected, "line \(line.number)")
      #expect(fault(of: request, strictly: true) == record["strictly"]?.string ?? expected, "line \(line.number)")
      count += 1
    }
    #expect(count == 327)
  }

  @Test func `a name in two spellings of an accented letter is two names`() {
    let request = Example.request(
      participants: Example.owner + #",{"participantID":"\u00e9","participantId":"e\u0301"}"#)
    #expect(
      Example.fault(request)?.description.hasSuffix(
        "participants[1].participantId: differs from `participantID`; give one of them")
        == true)
  }
}
