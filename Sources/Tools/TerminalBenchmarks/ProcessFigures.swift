import Foundation

/// What Linux tells of a process that runs.
struct ProcessFigures {
  let process: pid_t

  /// Whether it waits for something: for a key, where it has nothing else to do.
  var isAsleep: Bool { read("stat").flatMap(ProcessText.state) == "S" }

  /// The most memory that it had, in MB.
  var peakMemory: Double? { number("VmHWM", in: "status").map { Double($0) / 1_024 } }

  var threads: Int? { number("Threads", in: "status") }

  /// Its share of memory, in MB: what others use, too, is divided by their number.
  var shareOfMemory: Double? { number("Pss", in: "smaps_rollup").map { Double($0) / 1_024 } }

  /// How often it wrote something; nil where that is kept from the one who asks.
  var writes: Int? { number("syscw", in: "io") }

  /// How often it came onto a processor or was put off one.
  var switches: Int {
    ["voluntary_ctxt_switches", "nonvoluntary_ctxt_switches"]
      .compactMap { number($0, in: "status") }.reduce(0, +)
  }

  /// Milliseconds on a processor.
  var processorTime: Double {
    Double(read("schedstat").flatMap(ProcessText.nanoseconds) ?? 0) / 1_000_000
  }

  /// The program and the libraries that it runs with, in MB on disk.
  var programSizes: (program: Double, withLibraries: Double) {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: path("exe"))) ?? ""
    let files = ProcessText.programFiles(in: read("maps") ?? "", of: program)
    return (size(of: program), files.map(size).reduce(0, +))
  }

  private func number(_ name: String, in file: String) -> Int? {
    read(file).flatMap { ProcessText.number(name, in: $0) }
  }

  /// To its end: these files are told in pieces, and have no size.
  private func read(_ file: String) -> String? {
    guard let stream = fopen(path(file), "r") else { return nil }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&piece, 1, piece.count, stream), count > 0 {
      bytes += piece[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func path(_ file: String) -> String { "/proc/\(process)/\(file)" }

  private func size(of file: String) -> Double {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return Double(attributes?[.size] as? Int ?? 0) / 1_048_576
  }
}

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
