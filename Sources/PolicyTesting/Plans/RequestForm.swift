internal import PlainData
internal import ShareModel
internal import ShareWarden
internal import ShareWire

/// A request as tests write it: who, what and on which share, with the properties of the action beside them.
struct RequestForm {
  /// The time of requests that give none, so that a test comes out the same on every day.
  static let time = "2026-01-01T00:00:00Z"
  /// The keys that are taken away of what `from` brings; false: it has to be there.
  private static let absent = "(absent)"
  private static let own = ["actor", "action", "share", "time", "context", "from"]

  /// The keys, with fixtures in their places.
  private var keys: PlainMap
  /// A whole request that the keys change.
  private var base = PlainMap()
  private let file: String
  private let line: Int

  /// - Parameters:
  ///   - keys: as they are written.
  ///   - file: the file of tests, by the way from the directory.
  ///   - share: the share of a sequence, which stands in for one that the request names.
  init(
    _ keys: PlainMap, _ fixtures: inout Fixtures, file: String, line: Int, share: PlainValue? = nil
  ) throws(TestFault) {
    self.keys = keys
    self.file = fixtures.directory.name(file)
    self.line = line
    if let from = keys["from"] {
      guard let path = from.text, let map = try fixtures.value(path, for: file, line: line).map else {
        throw TestFault(self.file, line: line, "from: give the file of a fixture that holds a request")
      }
      guard ["subject", "action", "resource"].contains(where: { map[$0] != nil }) else {
        throw TestFault(self.file, line: line, "from: \(quoted(path)) holds no request; a share goes with `share`")
      }
      if let words = RequestMembers.fault(map) {
        throw TestFault(self.file, line: line, "from: \(quoted(path)): \(words)")
      }
      base = map
      for entry in keys[Self.absent]?.map ?? PlainMap() {
        guard takeAway(entry.name) || entry.value == .boolean(true) else {
          throw TestFault(
            self.file, line: line, "`\(entry.name)` is not there to be taken away; \(quoted(path)) has none")
        }
      }
      self.keys[Self.absent] = nil
    }
    if let share {
      self.keys["share"] = share
    } else if let path = keys["share"]?.text {
      self.keys["share"] = try fixtures.value(path, for: file, line: line)
    }
  }

  /// Takes a key out of the request of a fixture.
  ///
  /// - Returns: whether it was there.
  private mutating func takeAway(_ key: String) -> Bool {
    let ways = ["actor": ["subject"], "action": ["action"], "share": ["resource"], "context": ["context"]]
    let way = ways[key] ?? (key == "time" ? ["context", "time"] : ["action", "properties", key])
    return base.takeAway(way[...])
  }

  /// The request.
  ///
  /// - Parameter actor: who asks in place of who is written.
  func request(by actor: PlainValue? = nil) throws(TestFault) -> ShareRequest {
    let whole = try authzen(by: actor)
    // A misspelt member would be passed over.
    _ = try read(whole, isStrict: true)
    return try read(whole, isStrict: false)
  }

  /// The request as JSON has it.
  private func authzen(by actor: PlainValue?) throws(TestFault) -> PlainMap {
    var whole = base
    if let actor = actor ?? keys["actor"] { whole["subject"] = .map(try subject(actor)) }
    var action = whole["action"]?.map ?? PlainMap()
    if let name = keys["action"] {
      if name.text.map({ $0 != action["name"]?.text }) ?? true { action = PlainMap([("name", name)]) }
    }
    var properties = action["properties"]?.map ?? PlainMap()
    for entry in keys where !Self.own.contains(entry.name) { properties[entry.name] = entry.value }
    if !properties.isEmpty { action["properties"] = .map(properties) }
    if !action.isEmpty { whole["action"] = .map(action) }
    if let share = keys["share"] {
      let name = share.map?["recordName"] ?? .string("share")
      whole["resource"] = .map(PlainMap([("type", .string("share")), ("id", name), ("properties", share)]))
    }
    var context = keys["context"]?.map ?? whole["context"]?.map ?? PlainMap()
    if let time = keys["time"] { context["time"] = time }
    if context["time"] == nil { context["time"] = .string(Self.time) }
    whole["context"] = .map(context)
    for (member, key) in [("subject", "actor"), ("action", "action"), ("resource", "share")] where whole[member] == nil
    {
      throw fault("the request has no `\(key)`")
    }
    return whole
  }

  private func subject(_ actor: PlainValue) throws(TestFault) -> PlainMap {
    if actor.text != nil { return PlainMap([("type", .string("user")), ("id", actor)]) }
    guard var properties = actor.map, let id = properties["id"] else {
      throw fault("actor: give an address or another id, or a table with `id`")
    }
    properties["id"] = nil
    return PlainMap([("type", .string("user")), ("id", id), ("properties", .map(properties))])
  }

  private func read(_ whole: PlainMap, isStrict: Bool) throws(TestFault) -> ShareRequest {
    do throws(InputFault) {
      return try RequestReader(isStrict: isStrict).request(PlainValue.map(whole).json[...])
    } catch { throw fault((error.path.isEmpty ? "" : "\(error.path): ") + error.message) }
  }

  /// Why the request is refused as ill-formed; `nil`: it is not.
  ///
  /// - Throws: where just a name is misspelt, which is passed over elsewhere.
  func refusal() throws(TestFault) -> String? {
    do throws(TestFault) { _ = try read(try authzen(by: nil), isStrict: false) } catch { return error.message }
    _ = try request()
    return nil
  }

  private func fault(_ message: String) -> TestFault { TestFault(file, line: line, message) }
}

extension PlainMap {
  /// - Returns: whether there was anything at the end of the way.
  fileprivate mutating func takeAway(_ way: ArraySlice<String>) -> Bool {
    guard let name = way.first, let value = self[name] else { return false }
    guard way.count > 1 else {
      self[name] = nil
      return true
    }
    guard var inner = value.map, inner.takeAway(way.dropFirst()) else { return false }
    self[name] = .map(inner)
    return true
  }
}
