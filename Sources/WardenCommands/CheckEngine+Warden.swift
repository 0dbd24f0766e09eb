internal import PlainData
internal import ShareModel
internal import ShareRules
internal import ShareWarden
internal import ShareWire

extension CheckEngine {
  /// The engine of the product.
  static func product(version: String) -> CheckEngine {
    let writer = DecisionWriter(version: version)
    let book = RuleBook()
    return CheckEngine(
      readTime: { try? Timestamp(parsing: $0) },
      read: items,
      load: { directory throws(InputProblem) in
        // Policies that were asked for and cannot be asked must never turn into an allow.
        if let directory {
          throw InputProblem(
            message:
              "this version cannot load policies from `\(directory)`; use --no-policies for the built-in rules alone")
        }
        return Warden(rules: book).decide
      },
      json: { Array(writer.json($0).utf8) },
      rulesAsked: { book.judge($0).asked },
      rules: RuleBook.rules.map { rule in
        Rule(
          id: rule.id, chapter: rule.chapter.rawValue, code: rule.code?.name ?? rule.verdict.rawValue,
          sentence: rule.sentence)
      })
  }

  private static func items(_ bytes: [UInt8], _ reading: Reading) -> [Item] {
    do throws(InputFault) {
      switch try RequestReader(isStrict: reading.isStrict, now: reading.time).read(bytes, file: nil) {
      case .single(let request): return [Item(line: 1, content: .success(request))]
      case .list(_, let requests): return requests.map(item)
      }
    } catch {
      return [item(.failure(error))]
    }
  }

  private static func item(_ result: Result<ShareRequest, InputFault>) -> Item {
    switch result {
    case .success(let request): Item(line: 1, content: .success(request))
    case .failure(let fault):
      Item(
        line: fault.line,
        content: .failure(
          InputProblem(message: fault.message, path: fault.path, line: fault.line, column: fault.column)))
    }
  }
}
