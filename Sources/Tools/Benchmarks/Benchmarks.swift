import FullScreen
import Localization
import Packs
import SamplePack
import Screen
import Session

/// Prints what many sessions take of memory; what the full screen costs without a terminal: the way to the
/// first frame, and each key; what a save costs; what a turn of the adventure costs; what a descent
/// takes to make; and how the time for large packs and long games grows. `Benchmarks memory`, `descent` and
/// `growth` print that alone.
@main struct Benchmarks {
  private static let size = Size(columns: 80, rows: 24)

  static func main() throws {
    switch CommandLine.arguments.dropFirst().first {
    case "memory": try MemoryBenchmark.report()
    case "descent": try DescentBenchmark.report()
    case "growth": try GrowthBenchmark.report()
    default: try reportAll()
    }
  }

  private static func reportAll() throws {
    // First, while the process has next to nothing.
    try MemoryBenchmark.report()
    let cold = try microseconds { try HeadlessGame(at: .title) }
    let warm = try (0..<200).map { _ in try microseconds { try HeadlessGame(at: .title) } }
    print("to the first frame: \(cold) µs, then \(median(warm)) µs")
    print("at 80×24      frames/s   µs/key   bytes/key")
    for screen in BenchmarkScreen.allCases { try print(row(screen)) }
    try SaveBenchmark().report()
    print("questions     ready/µs   checked/µs")
    for count in [1_000, 10_000] { try print(row(questions: count)) }
    try AdventureBenchmark.report()
    try DescentBenchmark.report()
    try GrowthBenchmark.report()
  }

  private static func row(_ screen: BenchmarkScreen) throws -> String {
    var game = try HeadlessGame(at: screen)
    let frames = 2_000
    let drawing = microseconds { for _ in 0..<frames { _ = game.voice.frame(size) } }
    var bytes = 0
    let times = (0..<1_000).map { turn in
      microseconds { bytes += game.press(screen.keys[turn % screen.keys.count]) }
    }
    return padded(screen.rawValue, to: 14)
      + padded("\(frames * 1_000_000 / max(1, drawing))", to: 11)
      + padded("\(median(times))", to: 9) + "\(bytes / times.count)"
  }

  /// A pack from its bytes to its chapters, and to its findings.
  private static func row(questions count: Int) throws -> String {
    let bytes = QuestionPack.bytes(questions: count)
    let ready = try (0..<5).map { _ in
      try microseconds { try QuestionPack.open(bytes) }
    }
    let checked = (0..<3).map { _ in
      microseconds { PackReader.read(bytes).document.map { PackCheck($0) } }
    }
    return padded("\(count)", to: 14) + padded("\(median(ready))", to: 11) + "\(median(checked))"
  }

  /// How long `body` takes, in whole microseconds.
  static func microseconds(of body: () throws -> some Any) rethrows -> Int {
    let time = try ContinuousClock().measure { _ = try body() }
    return Int(time.components.seconds) * 1_000_000
      + Int(time.components.attoseconds / 1_000_000_000_000)
  }

  static func median(_ values: [Int]) -> Int { values.sorted()[values.count / 2] }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
