/// The files that Linux keeps about a process, taken apart.
enum ProcessText {
  /// The number behind a name, as in `VmHWM:     6180 kB`.
  static func number(_ name: String, in text: String) -> Int? {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    let words = line?.split { $0 == " " || $0 == "\t" }.dropFirst()
    return words?.first.flatMap { Int($0) }
  }

  /// The state in `stat`; the program’s name before it stands in parentheses and may hold some.
  static func state(in stat: String) -> Character? {
    guard let end = stat.lastIndex(of: ")") else { return nil }
    return stat[end...].dropFirst(2).first
  }

  /// What `schedstat` tells first: nanoseconds on a processor.
  static func nanoseconds(in schedstat: String) -> Int? {
    schedstat.split(separator: " ").first.flatMap { Int($0) }
  }

  /// The program and its libraries in `maps`, without the data that it reads in the same way.
  static func programFiles(in maps: String, of program: String) -> Set<String> {
    let paths = maps.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(paths.filter { $0 == program || $0.hasSuffix(".so") || $0.contains(".so.") })
  }
}
