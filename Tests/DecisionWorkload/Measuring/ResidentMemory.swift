import Glibc

/// What of this process is in memory now.
package enum ResidentMemory {
  package static var kilobytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let words = line.map { $0 == 0 ? 32 : UInt8(bitPattern: $0) }.split(separator: 32)
    let pages = words.count > 1 ? Int(String(decoding: words[1], as: UTF8.self)) ?? 0 : 0
    return pages * sysconf(Int32(_SC_PAGESIZE)) / 1024
  }
}
