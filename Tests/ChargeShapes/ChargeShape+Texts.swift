/// Texts that were made to collide, as keys of one table and in Lua's own table of short ones.
extension ChargeShape {
  private static let crowds: [(length: Int, doublings: Int)] = [
    (40, 4), (40, 7), (40, 10), (60, 4), (60, 7), (60, 10), (200, 5), (200, 9), (1000, 4), (1000, 8), (8000, 4),
    (8000, 6), (60_000, 2), (60_000, 4),
  ]

  private static func list(_ length: Int, _ doublings: Int) -> String {
    let texts = CollidingTexts(length: length, count: doublings)
    let before = "('x'):rep(\(length - doublings * CollidingTexts.partLength))"
    return "\(texts.lua(before: before))\nlocal first, last, absent = texts[1], texts[#texts - 1], table.remove(texts)"
  }

  static let collidingTexts: [ChargeShape] =
    crowds.flatMap { length, doublings in
      let list = list(length, doublings)
      let table = "\(list)\nlocal t = {} for i = 1, #texts do t[texts[i]] = i end"
      let name = "\(1 << doublings) colliding texts of \(length) bytes"
      return [
        ChargeShape(
          "a table of \(name)", setup: table, uses: "t, first, last, absent",
          "local x, y, z = t[first], t[last], t[absent]"
        ),
        ChargeShape(
          "a new table of \(name)", setup: list, uses: "texts",
          "local map = {} for i = 1, #texts do map[texts[i]] = i end"),
        ChargeShape(
          "a full table of \(name)", setup: table, uses: "t, last, absent",
          "t[last] = nil t[absent] = 1 t[absent] = nil t[last] = 1"),
        ChargeShape("pairs of \(name)", setup: table, uses: "t", "pairs(t)"),
        ChargeShape("next of \(name)", setup: table, uses: "t, last", "next(t, last)"),
        ChargeShape("a set of \(name)", setup: list, uses: "texts", "set(texts)"),
        ChargeShape(
          "set:has of \(name)", setup: "\(list)\nlocal s = set(texts)", uses: "s, absent", "s:has(absent)"),
      ]
    }
    + [40, 24].flatMap { (length: Int) in
      let count = length / CollidingTexts.partLength
      let list = list(length, count)
      return [
        ChargeShape(
          "gsub that finds colliding texts of \(length) bytes again",
          setup: "\(list)\nlocal s = table.concat(texts):sub(1, 60000)", uses: "s",
          "s:gsub(('.'):rep(\(length)), {})"),
        ChargeShape(
          "sub that finds colliding texts of \(length) bytes again",
          setup: "\(list)\nlocal s = table.concat(texts):sub(1, 60000)", uses: "s",
          "for i = 1, #s, \(length) do local x = s:sub(i, i + \(length - 1)) end"),
        ChargeShape(
          "gmatch that finds colliding texts of \(length) bytes again",
          setup: "\(list)\nlocal s = table.concat(texts):sub(1, 60000)", uses: "s",
          "for x in s:gmatch(('.'):rep(\(length))) do end"),
        ChargeShape(
          "making colliding texts of \(length) bytes",
          setup:
            "\(list)\nlocal a, b = {}, {} for i = 1, #texts do a[i], b[i] = texts[i]:sub(1, 9), texts[i]:sub(10) end",
          uses: "a, b", "for i = 1, #a do local x = a[i] .. b[i] end"),
      ]
    }
}
