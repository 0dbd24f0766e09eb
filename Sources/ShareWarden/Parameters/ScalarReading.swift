internal import PlainData
internal import ShareModel
internal import ShareWire

extension ParameterType.Scalar {
  /// Longest text of a parameter, in bytes: what a script can hold as one string.
  static let longestText = 64 << 10

  func read(_ value: PlainValue) throws(ParameterFault) -> ParameterValue {
    switch self {
    case .boolean:
      guard case .boolean(let value) = value else { throw misfit("true or false", value) }
      return .boolean(value)
    case .integer:
      guard let integer = value.wholeNumber else { throw misfit("an integer", value) }
      return .integer(integer)
    case .number: return .number(try number(value))
    case .string: return .text(try text(value, "a string"))
    case .domain:
      let text = try text(value, "a domain")
      do throws(IdentityTextError) { return .text(try DomainPattern(parsing: text).text) } catch {
        throw ParameterFault(message: "domain \(quoted(text)) \(error.message)")
      }
    case .email:
      let text = try text(value, "an e-mail address")
      do throws(IdentityTextError) { return .text(try EmailAddress(parsing: text).folded) } catch {
        throw ParameterFault(message: "e-mail address \(quoted(text)) \(error.message)")
      }
    case .permission: return .text(try word(value, "permission", ParticipantPermission.allCases.map(\.rawValue)))
    case .role: return .text(try word(value, "role", ParticipantRole.allCases.map(\.rawValue)))
    case .time:
      let text = try text(value, "a time such as \"2026-11-30T12:00:00Z\"")
      do throws(IdentityTextError) { return .time(try Timestamp(parsing: text)) } catch {
        throw ParameterFault(message: "time \(quoted(text)) \(error.message)")
      }
    case .duration:
      let text = try text(value, "a duration such as \"90d\"")
      do throws(IdentityTextError) { return .integer(try TimeSpan(parsing: text).seconds) } catch {
        throw ParameterFault(message: "duration \(quoted(text)) \(error.message)")
      }
    }
  }

  private func number(_ value: PlainValue) throws(ParameterFault) -> Double {
    switch value {
    case .integer(let value): return Double(value)
    case .number(let value) where value.isFinite: return value
    default: throw misfit("a finite number", value)
    }
  }

  private func text(_ value: PlainValue, _ wanted: String) throws(ParameterFault) -> String {
    guard case .string(let text) = value else { throw misfit(wanted, value) }
    guard text.utf8.count <= Self.longestText else {
      throw ParameterFault(message: "text of \(text.utf8.count) bytes, over the limit of \(Self.longestText)")
    }
    return text
  }

  private func word(_ value: PlainValue, _ noun: String, _ words: [String]) throws(ParameterFault) -> String {
    let text = try text(value, "a \(noun)")
    guard words.contains(text) else {
      throw ParameterFault(message: "unknown \(noun) \(quoted(text))\(suggestion(for: text, among: words))")
    }
    return text
  }

  private func misfit(_ wanted: String, _ value: PlainValue) -> ParameterFault {
    ParameterFault(message: "expected \(wanted), found \(value.kind)")
  }
}

extension PlainValue {
  /// The value of an integer, or of a number such as `3.0` that is one.
  var wholeNumber: Int64? {
    switch self {
    case .integer(let value): value
    case .number(let value): abs(value) < 0x1p53 ? Int64(exactly: value) : nil
    default: nil
    }
  }

  /// What the value is, as a message names it.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .list: "a list"
    case .map: "a map"
    }
  }
}
