internal import Glibc
internal import ShareModel

/// Texts of addresses, to be found in other text. However many there are, and whatever they have in common, a search at
/// one place takes about as long as comparing a few of them does: nobody who writes addresses into a share makes telling
/// others of it slow.
struct AddressTexts {
  /// One of the texts.
  private struct Entry {
    /// Where it begins in the bytes.
    var start: Int
    var count: Int
    /// The longest other text that this one begins with; -1 where there is none.
    var shorter: Int
  }

  /// All texts, one behind the other.
  private var bytes: [UInt8] = []
  /// In the order of bytes, each once.
  private var entries: [Entry] = []
  /// Where the texts that begin with each byte are among the entries; their end is the start of the next byte's.
  private var starts: [Int] = []

  init() {}

  init(_ texts: Set<[UInt8]>) {
    guard !texts.isEmpty else { return }
    bytes.reserveCapacity(texts.reduce(0) { $0 + $1.count })
    entries.reserveCapacity(texts.count)
    for text in texts where !text.isEmpty {
      entries.append(Entry(start: bytes.count, count: text.count, shorter: -1))
      bytes += text
    }
    bytes.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return }
      entries.sort { left, right in
        let order = memcmp(first + left.start, first + right.start, min(left.count, right.count))
        return order != 0 ? order < 0 : left.count < right.count
      }
    }
    linkShorter()
    starts = [Int](repeating: 0, count: 257)
    for entry in entries { starts[Int(bytes[entry.start]) + 1] += 1 }
    for byte in 1...256 { starts[byte] += starts[byte - 1] }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The length of the longest text that stands at the start; 0 if none does.
  func longest(at start: ArraySlice<UInt8>) -> Int {
    guard let (after, common) = place(of: start) else { return 0 }
    // A text that stands here starts also the one that sorts last before the rest: that one, or one it begins with.
    var index = after - 1
    while index >= 0, entries[index].count > common { index = entries[index].shorter }
    return index >= 0 ? entries[index].count : 0
  }

  /// Whether a text begins so and goes on.
  func holdsLonger(than start: ArraySlice<UInt8>) -> Bool {
    guard let first = start.first, let (after, _) = place(of: start), after < starts[Int(first) + 1] else {
      return false
    }
    let next = entries[after]
    return bytes[next.start..<next.start + next.count].starts(with: start)
  }

  /// Behind which entries the text comes, itself included, and how many bytes the last of them has in common with it;
  /// `nil` where no entry begins with the same byte.
  private func place(of text: ArraySlice<UInt8>) -> (after: Int, common: Int)? {
    guard let first = text.first, !entries.isEmpty else { return nil }
    let range = starts[Int(first)]..<starts[Int(first) + 1]
    guard !range.isEmpty else { return nil }
    return text.withUnsafeBytes { text in
      bytes.withUnsafeBytes { bytes in
        var (low, high) = (range.lowerBound, range.upperBound)
        // What the text has in common with the last entry below the range, and with the first one above it, it has in
        // common with all between.
        var (lowCommon, highCommon) = (0, 0)
        while low < high {
          let middle = (low + high) / 2
          let entry = entries[middle]
          var common = min(lowCommon, highCommon)
          let most = min(entry.count, text.count)
          while common < most, text[common] == bytes[entry.start + common] { common += 1 }
          if common == entry.count || common < text.count && bytes[entry.start + common] < text[common] {
            (low, lowCommon) = (middle + 1, common)
          } else {
            (high, highCommon) = (middle, common)
          }
        }
        return (low, low > range.lowerBound ? lowCommon : 0)
      }
    }
  }

  /// Entries that begin with one another follow one another, the shorter first, so those that the current one may begin
  /// with are a stack.
  private mutating func linkShorter() {
    var open = -1
    for index in entries.indices {
      let entry = entries[index]
      while open >= 0, !begins(entry, with: entries[open]) { open = entries[open].shorter }
      entries[index].shorter = open
      open = index
    }
  }

  private func begins(_ entry: Entry, with other: Entry) -> Bool {
    guard other.count < entry.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return false }
      return memcmp(first + entry.start, first + other.start, other.count) == 0
    }
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
