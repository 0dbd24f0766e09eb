internal import PlainData
internal import ShareModel
internal import ShareWire

/// Who is spoken of in a sequence: the people of its shares and requests, by all their names.
struct SequencePeople {
  private static let names = ["participantID", "emailAddress", "phoneNumber", "userRecordName"]

  private var known: Set<String> = []

  init(_ steps: [TestStep]) {
    for step in steps {
      guard case .expect(let request, _) = step.kind else { continue }
      known.insert(request.subject.id)
      guard let text = try? JSONText(parsing: Array(RequestWriter.json(request).utf8)) else { continue }
      add(text.root.plain)
    }
  }

  private mutating func add(_ value: PlainValue) {
    switch value {
    case .list(let values): for value in values { add(value) }
    case .map(let map):
      for entry in map {
        if Self.names.contains(entry.name), let name = entry.value.text { known.insert(name) }
        add(entry.value)
      }
    default: break
    }
  }

  /// What is wrong with saying that somebody is gone; `nil`: the sequence speaks of somebody of that name.
  func fault(ofAbsent name: String) -> String? {
    guard !known.contains(where: { $0.lowercased() == name.lowercased() }) else { return nil }
    let hint = suggestion(for: name, among: known.sorted())
    return "nobody in the sequence goes by \(quoted(name))\(hint), so that nothing is said of the share; mend the name"
  }
}
