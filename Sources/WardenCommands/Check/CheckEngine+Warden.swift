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
      let document = try RequestReader(isStrict: reading.isStrict, now: reading.time).read(bytes, file: nil)
      let items = document.items
      var batch = Batch(count: items.count) { place in
        let item = items[place]
        return Item(line: item.line, content: item.content.mapError(problem), assumedTime: item.assumedTime)
      }
      if case .list(.batch(let semantic), _) = document { batch.isEnded = semantic.isEnded }
      return batch
    } catch {
      let item = Item(line: error.line, content: .failure(problem(error)))
      return Batch(count: 1) { _ in item }
    }
  }

  private static func problem(_ fault: InputFault) -> InputProblem {
    InputProblem(message: fault.message, path: fault.path, line: fault.line, column: fault.column)
  }
}
