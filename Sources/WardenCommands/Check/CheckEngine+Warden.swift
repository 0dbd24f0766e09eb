internal import PlainData
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
        guard let directory else { return { Warden().decide($0) } }
        do throws(PolicyLoadError) {
          let place: PolicySet.Isolation = isolation == .process ? .process(executable: program) : .inProcess
          let warden = Warden(policies: try PolicySet(directory: directory, isolation: place))
          return { warden.decide($0) }
        } catch {
          throw LoadProblem(lines: error.faults.map(\.description))
        }
      },
      rulesAsked: { request, decision in
        let refusals = decision.denials.filter { $0.layer == .builtin }
        return RuleBook.rulesAsked(about: request, refusals: Set(refusals.map(\.id)))
      },
      json: { form in
        var json = JSONWriter(capacity: DecisionWriter.usualLength)
        writer.write(form.decision, assumedTime: form.assumedTime, rulesAsked: form.rulesAsked, to: &json)
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
