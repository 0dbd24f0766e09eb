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
      return try RequestReader(isStrict: reading.isStrict, now: reading.time).read(bytes, file: nil).items.map { item in
        Item(line: item.line, content: item.content.mapError(problem))
      }
    } catch {
      return [Item(line: error.line, content: .failure(problem(error)))]
    }
  }

  private static func problem(_ fault: InputFault) -> InputProblem {
    InputProblem(message: fault.message, path: fault.path, line: fault.line, column: fault.column)
  }
}
