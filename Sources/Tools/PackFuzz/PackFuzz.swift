import Platform

/// Feeds changed packs to the reader and the check, then changed question files to the import:
/// `PackFuzz [<seconds> [<seed>]]`, 10 seconds each by default.
@main struct PackFuzz {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let limit = Duration.seconds(Int64(numbers.first ?? 10))
    let start = MonotonicClock.now
    var fuzz = PackFuzzer(seed: numbers.dropFirst().first ?? 1)
    while MonotonicClock.now - start < limit {
      if let broken = fuzz.step() {
        print("BROKEN: \(broken)")
        break
      }
    }
    let end = MonotonicClock.now
    var questions = QuestionFuzzer(seed: numbers.dropFirst().first ?? 1)
    while MonotonicClock.now - end < limit {
      if let broken = questions.step() {
        print("BROKEN: \(broken)")
        break
      }
    }
    print("\(questions.steps) question files, \(questions.imported) imported")
    print("\(fuzz.steps) packs, \(fuzz.read) read, \(fuzz.playable) playable")
  }
}
