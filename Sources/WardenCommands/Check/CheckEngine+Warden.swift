internal import PlainData
internal import PolicyTesting
internal import ShareModel
internal import ShareRules
internal import ShareWarden
internal import ShareWire

extension CheckEngine {
  /// The engine of the product.
  ///
  /// - Parameter program: the file of this very program, for worker processes.
  static func product(version: String, program: String = "/proc/self/exe") -> CheckEngine {
    let writer = DecisionWriter(version: version)
    return CheckEngine(
      readTime: { try? Timestamp(parsing: $0) },
      read: batch,
      load: { directory, isolation throws(LoadProblem) in
        guard let directory else { return Judge(Warden(), nil, asksOthers: false) }
        let asksOthers = isolation == .process
        let place: PolicySet.Isolation = asksOthers ? .process(executable: program) : .inProcess
        let policies = try loading { () throws(PolicyLoadError) in
          try PolicySet(directory: directory, isolation: place)
        }
        return Judge(Warden(policies: policies), asksOthers ? nil : policies, asksOthers: asksOthers)
      },
      loadPolicy: { directory, id throws(LoadProblem) in
        let warden = try warden(of: id, in: directory)
        return { warden.decide($0) }
      },
      json: { form in
        var json = JSONWriter(capacity: DecisionWriter.usualLength)
        writer.write(form.decision, assumedTime: form.assumedTime, explanation: form.explanation, to: &json)
        return json.bytes
      },
      rules: {
        RuleBook.rules.map { rule in
          Rule(
            id: rule.id, chapter: rule.chapter.rawValue, code: rule.code?.name ?? rule.verdict.rawValue,
            sentence: rule.sentence)
        }
      })
  }

  /// A warden that asks one policy alone.
  private static func warden(of id: String, in directory: String) throws(LoadProblem) -> Warden {
    let source = try loading { () throws(PolicyLoadError) in try PolicySource(directory: directory) }
    let script = try script(id, of: source)
    let origin = JSONOrigin(file: source.directory.name("policyset.json"))
    return Warden(policies: try loading { () throws(PolicyLoadError) in try source.set(of: script, from: origin) })
  }

  private static func loading<Loaded>(
    _ load: () throws(PolicyLoadError) -> Loaded
  ) throws(LoadProblem) -> Loaded {
    do throws(PolicyLoadError) { return try load() } catch {
      throw LoadProblem(lines: error.faults.map(\.withRemedy.description))
    }
  }

  private static func script(_ id: String, of source: PolicySource) throws(LoadProblem) -> PolicySource.Script {
    guard let script = source.scripts.first(where: { $0.id == id }) else {
      let hint = suggestion(for: id, among: source.scripts.map(\.id))
      throw LoadProblem(lines: ["\(source.directory.label): no policy \(quoted(id)) in the directory\(hint)"])
    }
    guard script.file != "\(id).lua" else {
      let file = source.directory.name(script.file)
      throw LoadProblem(lines: ["\(file): has no folder for cases; move the policy to \(id)/policy.lua"])
    }
    return script
  }

  private static func batch(_ bytes: [UInt8], _ reading: Reading) -> Batch {
    do throws(InputFault) {
      switch try RequestReader(isStrict: reading.isStrict, now: reading.time).find(bytes) {
      case .one(let item): return Batch(Item(item))
      case .several(let sheet):
        var batch = Batch(count: sheet.count, items: { range in sheet.items(range).map(Item.init) })
        if case .batch(let semantic) = sheet.form { batch.isEnded = semantic.isEnded }
        return batch
      }
    } catch {
      return Batch(Item(line: error.line, content: .failure(InputProblem(error))))
    }
  }
}

extension CheckEngine.Judge {
  /// - Parameter policies: the set that the warden asks; `nil` where it asks none, or none that can be looked into.
  init(_ warden: Warden, _ policies: PolicySet?, asksOthers: Bool) {
    let witness = policies.map(PolicyWitness.init)
    self.init(
      decide: { warden.decide($0) },
      explain: { request, decision in
        let refusals = decision.denials.filter { $0.layer == .builtin }
        return DecisionExplanation(
          rulesAsked: RuleBook.rulesAsked(about: request, refusals: Set(refusals.map(\.id))),
          ways: asksOthers ? nil : witness?.ways(to: decision, on: request) ?? [],
          allowedInstead: decision.isAllowed
            ? nil : AllowedInstead { warden.decide($0) }.variants(of: request, denied: decision))
      })
  }
}

extension CheckEngine.Item {
  fileprivate init(_ item: RequestDocument.Item) {
    self.init(line: item.line, content: item.content.mapError(InputProblem.init), assumedTime: item.assumedTime)
  }
}

extension InputProblem {
  fileprivate init(_ fault: InputFault) {
    self.init(message: fault.message, path: fault.path, line: fault.line, column: fault.column)
  }
}
