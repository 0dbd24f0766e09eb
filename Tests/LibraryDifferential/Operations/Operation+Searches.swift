import TestSupport

extension Operation {
  static let searches: [Operation] =
    ["string.", "text:"].flatMap { prefix in
      let weight = prefix == "text:" ? 1 : 16
      return [
        Operation(prefix + "find", weight: weight, isBounded: isQuickSearch) { random in
          var arguments = random.searchArguments()
          if random.once(in: 5) {
            if arguments.count < 3 { arguments.append(.integer(Int64(random.number(1...3)))) }
            arguments.append(random.once(in: 4) ? random.anything() : .boolean(true))
          }
          return arguments
        },
        Operation(prefix + "match", weight: weight, isBounded: isQuickSearch) { random in random.searchArguments() },
        Operation(prefix + "gsub", weight: weight, isBounded: isQuickSearch) { random in
          let search = random.search()
          var arguments: [Argument] = [.text(search.subject), .text(search.pattern), random.replacement(for: search)]
          if random.once(in: 4) { arguments.append(random.position(in: 3)) }
          return arguments
        },
      ]
    } + [
      Operation("string.gmatch", weight: 8, isBounded: isQuickSearch) { random in random.searchArguments() },
      Operation("gmatch after its end", weight: 1, isBounded: isQuickSearch) { random in
        let search = random.search()
        return [.text(search.subject), .text(search.pattern)]
      },
    ]
}

extension Operation {
  fileprivate static let isQuickSearch: @Sendable ([Argument]) -> Bool = { arguments in
    guard arguments.count > 1, case .text(let subject) = arguments[0], case .text(let pattern) = arguments[1] else {
      return true
    }
    return Search(pattern: pattern, subject: subject).isQuick
  }
}

extension SeededRandom {
  fileprivate mutating func searchArguments() -> [Argument] {
    let search = search()
    let arguments: [Argument] = [.text(search.subject), .text(search.pattern)]
    return once(in: 3) ? arguments + [position(in: search.subject.count)] : arguments
  }

  fileprivate mutating func replacement(for search: Search) -> Argument {
    switch number(0...9) {
    case 0, 1:
      return .function(
        pick([
          "returns its arguments", "returns nothing", "returns a number", "returns false", "returns a table",
          "raises its first argument", "string.upper", "utf8.len",
        ]))
    case 2, 3:
      let keys = (0..<number(0...5)).map { _ -> Argument in
        once(in: 4) ? .integer(Int64(number(1...6))) : .text(search.subject.isEmpty ? [] : [pick(search.subject)])
      }
      return .table(keys.map { ($0, once(in: 8) ? .boolean(Bool.random(using: &self)) : plain()) })
    case 4: return numeric()
    default: return .text((0..<length(upTo: 6)).map { _ in pick("%%%012349ab<>\0z") })
    }
  }
}
