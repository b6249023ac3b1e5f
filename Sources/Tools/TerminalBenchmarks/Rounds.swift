/// Measures several things in turn, so that what slows the machine for a while slows all of them.
enum Rounds {
  /// What was measured of each subject, in so many rounds.
  static func measure<Subject, Value>(
    _ subjects: [Subject], rounds: Int, _ body: (Subject) throws -> Value
  ) rethrows -> [[Value]] {
    var values = subjects.map { _ in [Value]() }
    for _ in 0..<rounds {
      for (index, subject) in subjects.enumerated() { values[index].append(try body(subject)) }
    }
    return values
  }
}
