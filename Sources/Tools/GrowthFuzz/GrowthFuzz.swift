import Flow
import Platform

/// Looks for inputs whose time grows faster than their size: makes each at ×1, ×4 and ×16, and tells those
/// that cost more than n log n allows. `GrowthFuzz [<seconds> [<seed>]]`, 60 seconds by default.
@main struct GrowthFuzz {
  static func main() throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let limit = Duration.seconds(Int64(numbers.first ?? 60))
    let subjects = try FuzzSubject.all()
    var generator = SeededGenerator(seed: numbers.dropFirst().first ?? 1)
    var (tried, found) = (0, 0)
    let start = MonotonicClock.now
    while MonotonicClock.now - start < limit {
      let subject = generator.pick(from: subjects)
      let recipe = GrowthRecipe(for: subject.input, using: &generator)
      tried += 1
      if let costs = GrowthMeasurement.suspicion(of: recipe, in: subject) {
        found += 1
        print("GROWS: \(subject.name) \(costs)\n\(recipe)\n")
      }
    }
    print("\(tried) inputs, \(found) that grow too fast")
    exit(found == 0 ? 0 : 1)
  }
}

extension SeededGenerator {
  /// One of the things there are.
  mutating func pick<Element>(from elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
