/// Tables whose keys all fall on one place, so that finding one goes through many. Whole numbers collide when they are
/// multiples of the number of slots less one; floats when their first 31 bits are equal; times, which scripts have as 62
/// bits, when their last 32 bits are.
extension ChargeShape {
  /// Expressions for the key of number `i`, and as long ones whose keys do not collide.
  package static let collidingKeys = [
    (name: "whole numbers", key: "i * (size - 1)", apart: "i * (size + 1)"),
    (name: "large whole numbers", key: "i * (size - 1) * 65537", apart: "i * (size + 1) * 65537"),
    (name: "floats", key: "1 + i * 2.0 ^ -52", apart: "1 + i * 2.0 ^ -20"),
    (name: "times", key: "dawn:add{ seconds = i << 26 }", apart: "dawn:add{ seconds = i << 3 }"),
  ]

  private static let crowds = [60, 120, 250, 500, 2000]

  private static func list(_ key: String) -> String {
    """
    local size, dawn = 1, time('0001-01-01T00:00:00Z')
    while size < N do size = size * 2 end
    local t = {}
    for i = 1, N + 1 do t[i] = \(key) end
    local first, last, absent = t[1], t[N], table.remove(t)
    """
  }

  private static func table(_ key: String) -> String {
    "\(list(key))\nlocal map = {}\nfor i = 1, N do map[t[i]] = i end\nt = map"
  }

  static let floods: [ChargeShape] =
    collidingKeys.flatMap { name, key, _ in
      let table = table(key)
      let reading = [
        ChargeShape(
          "a table of colliding \(name)", setup: table, uses: "t, first, last, absent", sizes: crowds,
          "local x, y, z = t[first], t[last], t[absent]"),
        ChargeShape(
          "writing to colliding \(name)", setup: table, uses: "t, last", sizes: crowds,
          "t[last] = 1 rawset(t, last, 2)"),
        ChargeShape(
          "rawget of colliding \(name)", setup: table, uses: "t, absent", sizes: crowds, "rawget(t, absent)"),
        ChargeShape(
          "a new table of colliding \(name)", setup: list(key), uses: "t", sizes: crowds,
          "local map = {} for i = 1, #t do map[t[i]] = i end"),
      ]
      // Times have no order, and are no elements of sets.
      if name == "times" { return reading }
      return reading + [
        ChargeShape("pairs of colliding \(name)", setup: table, uses: "t", sizes: crowds, "pairs(t)"),
        ChargeShape(
          "next of colliding \(name) and a key without order", setup: "\(table)\nt[{}] = 1", uses: "t", sizes: crowds,
          "pcall(next, t)"),
        ChargeShape(
          "adding colliding \(name) to a time", setup: table, uses: "t", sizes: crowds,
          "pcall(request.time.add, request.time, t)"),
        ChargeShape(
          "counting people by colliding \(name)", setup: table, uses: "t", sizes: crowds,
          "pcall(request.none.count, request.none, t)"),
        ChargeShape("next of colliding \(name)", setup: table, uses: "t, last", sizes: crowds, "next(t, last)"),
        ChargeShape("a set of colliding \(name)", setup: list(key), uses: "t", sizes: crowds, "set(t)"),
        ChargeShape(
          "set:has of colliding \(name)", setup: "\(list(key))\nlocal s = set(t)", uses: "s, absent", sizes: crowds,
          "s:has(absent)"),
      ]
    } + [
      ChargeShape(
        "table.move over colliding keys", setup: table("i * (size - 1)"), uses: "t", sizes: crowds,
        "table.move(t, 1, N, 1, {})"),
      ChargeShape(
        "table.unpack over colliding keys", setup: table("i * (size - 1)"), uses: "t", sizes: crowds,
        "table.unpack(t, 1, N)"),
      // A full table is built anew for each key that comes while another goes.
      ChargeShape(
        "rebuilding a table of colliding keys",
        setup: "local size = N + 1\nlocal t = {} for i = 1, N do t[i * (size - 1)] = 1 end\nlocal at = N",
        uses: "t, at, size", sizes: [15, 31, 63, 127, 255, 511, 1023, 2047],
        "at = at + 1 t[at * (size - 1)] = 1 t[(at - 1) * (size - 1)] = nil"),
      ChargeShape("a table of people", "local t = {} for i, p in ipairs(request.team.members) do t[p] = i end"),
      ChargeShape("a table of booleans", setup: "local t = {[true] = 1, [false] = 2}", uses: "t", "local x = t[1 < 2]"),
    ]
}
