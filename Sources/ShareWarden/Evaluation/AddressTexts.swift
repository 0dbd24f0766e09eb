internal import ShareModel

/// Texts of addresses, to be found in other text. However many there are, a search at one place is short.
struct AddressTexts {
  /// In the order of bytes, each once.
  private var texts: [[UInt8]] = []

  init() {}

  init(_ texts: Set<[UInt8]>) { self.texts = texts.sorted { $0.lexicographicallyPrecedes($1) } }

  var isEmpty: Bool { texts.isEmpty }

  /// The length of the longest text that stands at the start; 0 if none does.
  func longest(at start: ArraySlice<UInt8>) -> Int {
    var rest = start
    while !rest.isEmpty {
      // A text that stands here and is no longer than the one that sorts last before the rest starts both.
      let next = place(after: rest)
      guard next > 0 else { return 0 }
      let last = texts[next - 1]
      let common = zip(last, rest).prefix { $0 == $1 }.count
      if common == last.count { return common }
      rest = rest.prefix(common)
    }
    return 0
  }

  /// Whether a text begins so and goes on.
  func holdsLonger(than start: ArraySlice<UInt8>) -> Bool {
    let next = place(after: start)
    return next < texts.count && texts[next].starts(with: start)
  }

  /// How many texts come before this one, or are it.
  private func place(after text: ArraySlice<UInt8>) -> Int {
    var range = texts.startIndex..<texts.endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        text.lexicographicallyPrecedes(texts[middle])
        ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

extension Identity {
  /// The address and the number in the forms in which text may show them, in lower case.
  var addressTexts: Set<[UInt8]> {
    var texts: Set<[UInt8]> = []
    if let address = emailAddress { texts.formUnion([Array(address.folded.utf8), address.text.utf8.asciiLowercased]) }
    if let number = phoneNumber {
      texts.insert(Array(number.digits.utf8))
      // A short number without its `+` may as well be a count of something.
      if number.digits.utf8.count > 7 {
        texts.formUnion([Array(number.digits.utf8.dropFirst()), number.text.utf8.asciiLowercased])
      }
    }
    return texts
  }
}
