import DecisionWorkload
import Glibc

/// One decision by a program that is started for it, beside a program in C that only reads and calls.
struct ColdMeasure {
  let effort: Effort

  func run() throws {
    let invitations = Invitations(people: 20, domains: 1_000, requests: 1)
    let folder = try PolicyFolder(domains: invitations.domains)
    defer { folder.remove() }
    let request = "\(folder.path)/request.json"
    try TextFile.write(invitations.all[0].json, to: request)
    let code: Int32 = invitations.denials[0].isEmpty ? 0 : 1
    let programs = Self.directory + "/"
    guard access(programs + "sharewarden", X_OK) == 0, access(programs + "bare-check", X_OK) == 0 else {
      print("\na cold start is not measured: build the products sharewarden and bare-check first")
      return
    }
    let contenders = [
      ColdProcess(path: programs + "bare-check", arguments: [folder.path, request]),
      ColdProcess(path: programs + "sharewarden", arguments: ["check", "--policies", folder.path, request]),
    ]
    var figures = contenders.map { _ in [Double]() }
    for _ in 0..<effort.rounds * 20 {
      for (place, process) in contenders.enumerated() {
        let (milliseconds, exit) = try process.run()
        guard exit == code else {
          throw WrongDecision(request: request, codes: ["exit \(exit) of \(process.path)"], expected: ["exit \(code)"])
        }
        figures[place].append(milliseconds)
      }
    }
    print("\na process for one decision, 20 people, 4 policies, 1,000 domains: milliseconds, and the multiple")
    print(Table.row(["program in C", Table.hundredths(figures[0].median)]))
    let ratio = zip(figures[1], figures[0]).map { $0 / $1 }.median
    print(Table.row(["sharewarden", Table.hundredths(figures[1].median), Table.hundredths(ratio)]))
  }

  /// Where this program is.
  private static var directory: String {
    var path = [CChar](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &path, path.count)
    let text = String(decoding: path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? "."
  }
}
