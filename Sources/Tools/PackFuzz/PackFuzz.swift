import Flow
import Localization
import Platform

/// Feeds changed packs to the reader and the check, then changed question files to the import:
/// `PackFuzz [<seconds> [<seed>]]`, 10 seconds each by default.
@main struct PackFuzz {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let limit = Duration.seconds(Int64(numbers.first ?? 10))
    let seed = numbers.dropFirst().first ?? 1
    var packs = PackFuzzer(seed: seed)
    packs.run(for: limit)
    var questions = QuestionFuzzer(seed: seed)
    questions.run(for: limit)
    print("\(questions.steps) question files, \(questions.imported) imported")
    print("\(packs.steps) packs, \(packs.read) read, \(packs.playable) playable")
  }
}

/// A run over many changed files.
protocol Fuzzer {
  /// Tries one file; what does not hold, or nil.
  mutating func step() -> String?
}

extension Fuzzer {
  /// Tries files until time is over or something does not hold.
  mutating func run(for limit: Duration) {
    let start = MonotonicClock.now
    while MonotonicClock.now - start < limit {
      if let broken = step() { return print("BROKEN: \(broken)") }
    }
  }
}

extension SeededGenerator {
  /// One of the things there are.
  mutating func pick<Element>(from elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}

extension LocalizedText {
  /// Whether it may be shown, in every language.
  var isSafe: Bool { Language.allCases.allSatisfy { (try? SafeText(resolved(in: $0))) != nil } }
}
