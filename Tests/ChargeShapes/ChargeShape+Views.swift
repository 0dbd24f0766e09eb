extension ChargeShape {
  /// What reads the request and the data, of which the request has 10,000 people.
  static let views: [ChargeShape] = [
    ChargeShape("a field of a record", setup: "", "local x = request.team"),
    ChargeShape("text of a record", "local x = request.name"),
    ChargeShape("long text of a map", "local x = data.long"),
    ChargeShape("a word of a record", "local x = request.kind"),
    ChargeShape("an entry of a map", "local x = data.large.key5000"),
    ChargeShape(
      "an entry with a long key", setup: "local s = ('k'):rep(N)", uses: "s", sizes: [41, 500, 5000],
      "local x = data.long_keys[s]"),
    ChargeShape("no entry of a map", "local x = data.large.none"),
    ChargeShape("an element of a list", "local x = request.team.members[5000]"),
    ChargeShape("# of a list", setup: "", "local x = #request.team.members"),
    ChargeShape("next of a record", "local x = next(request)"),
    ChargeShape("next of a map", "local x = next(data.large, 'key5000')"),
    ChargeShape("next of a list of the view", "local x = next(request.team.members, 77)"),
    ChargeShape("pairs of a map", "for k, v in pairs(data.large) do end"),
    ChargeShape("pairs of a record", "for k, v in pairs(request) do end"),
    ChargeShape("ipairs of people", "for i, p in ipairs(request.team.members) do end"),
    ChargeShape("any over people", "any(request.team.members, function() end)"),
    ChargeShape("count of people", "local x = request.team:count()"),
    ChargeShape(
      "count of people by three words",
      "local x = request.team:count{ role = 'member', permission = 'readWrite', acceptanceStatus = 'accepted' }"),
    ChargeShape("count of people by function", "local x = request.team:count{ where = function() end }"),
    ChargeShape(
      "count of nobody",
      "local x = request.none:count{ acceptanceStatus = 'accepted', role = 'guest', permission = 'readWrite' }"),
    ChargeShape("find of nobody", "local x = request.team:find('nobody@example.org')"),
    ChargeShape("find of a person", "local x = request.team:find(request.team.members[9999])"),
    ChargeShape(
      "find among nobody",
      "local x = request.none:find{ participantID = 'x', userRecordName = 'y', email = 'a@b.example', phone = '+15550100' }"
    ),
    ChargeShape(
      "find of a long text among nobody", setup: "local s = ('x'):rep(N) .. '@example.com'", uses: "s",
      sizes: [10, 200, 60000], "local x = request.none:find(s)"),
    ChargeShape(
      "find of a foreign address among nobody", setup: "local s = 'x@' .. ('\\u{fc}'):rep(N) .. '.example'", uses: "s",
      sizes: [1, 50, 110], "local x = request.none:find(s)"),
    ChargeShape("has of a large set", "local x = data.domains:has('domain50000.example')"),
    ChargeShape("times compared", "local x = request.time < request.time"),
    ChargeShape("times subtracted", setup: "", "local x = request.time - request.time"),
    ChargeShape("text of a time", "local x = request.time.text"),
    ChargeShape("add to a time", "local x = request.time:add{ days = 1, hours = 2, minutes = 3, seconds = 4 }"),
    ChargeShape("unpack of people", "local x = table.unpack(request.team.members, 1, 5000)"),
    ChargeShape("concat of a list of the view", "local x = table.concat(request.domains)"),
    ChargeShape("move of people", "table.move(request.team.members, 1, 5000, 1, {})"),
    ChargeShape(
      "gsub with a map", setup: "local s = ('key1 '):rep(N)", uses: "s", sizes: [1, 300],
      "local x = s:gsub('%w+', data.large)"),
  ]

  private static let foreign = "('\\u{fc}'):rep(N) .. '.' .. ('\\u{4e2d}'):rep(N) .. '.example'"

  static let identities: [ChargeShape] = [
    ChargeShape(
      "email", setup: "local s = ('x'):rep(N) .. '@example.com'", uses: "s", sizes: [1, 60, 200, 60000],
      "local x = email(s)"),
    ChargeShape(
      "email with many labels", setup: "local s = 'x@' .. ('a.'):rep(N) .. 'example'", uses: "s", sizes: [1, 60, 120],
      "local x = email(s)"),
    ChargeShape(
      "email at a foreign domain", setup: "local s = 'x@' .. \(foreign)", uses: "s", sizes: [1, 10, 20, 40],
      "local x = email(s)"),
    ChargeShape(
      "matches", setup: "local s = ('x'):rep(N) .. '.example.com'", uses: "s", sizes: [1, 60],
      "local x = matches(s, {'*.example.org', 'example.net'})"),
    ChargeShape(
      "matches of a foreign domain", setup: "local s = \(foreign)", uses: "s", sizes: [1, 10, 20, 40],
      "local x = matches(s, {})"),
    ChargeShape(
      "matches of foreign patterns", setup: "local s = \(foreign)\nlocal t = {} for i = 1, 20 do t[i] = '*.' .. s end",
      uses: "t", sizes: [1, 10, 20, 40], "local x = matches('example.com', t)"),
    ChargeShape(
      "matches of a large set", setup: "local s = ('a.'):rep(N) .. 'example'", uses: "s", sizes: [1, 60, 120],
      "local x = matches(s, data.domains)"),
    ChargeShape("matches of a list of the view", "local x = matches('a.example.com', request.domains)"),
    ChargeShape("time", "local x = time('2026-11-30T12:00:00.123456Z')"),
    ChargeShape(
      "time of long text", setup: "local s = '2026-11-30T12:00:00.' .. ('1'):rep(N) .. 'Z'", uses: "s",
      sizes: [1, 1000, 60000], "local x = time(s)"),
  ]
}
