import Platform

/// The time that one input takes of the processor at three sizes.
struct GrowthMeasurement: CustomStringConvertible {
  /// Microseconds at ×1, ×4 and ×16.
  let times: [Int]

  var description: String {
    times.map { "\(Double($0 / 10) / 100)" }.joined(separator: " ") + " ms"
  }

  /// What it costs, where that grows too fast each time it is measured; nil where it does not.
  static func suspicion(of recipe: GrowthRecipe, in subject: FuzzSubject) -> GrowthMeasurement? {
    for runs in [1, 3, 5] {
      let measurement = GrowthMeasurement(of: recipe, in: subject, runs: runs)
      guard measurement.growsTooFast else { return nil }
      if runs == 5 { return measurement }
    }
    return nil
  }

  private init(of recipe: GrowthRecipe, in subject: FuzzSubject, runs: Int) {
    times = [1, 4, 16].map { factor in
      let bytes = recipe.bytes(factor: factor)
      return (0..<runs).map { _ in ProcessorClock.microseconds { subject.run(bytes) } }.min() ?? 0
    }
  }

  /// n log n makes four times the size 4.8 times the time at these sizes; caches and the allocator a little
  /// more. What is under 4 ms is noise.
  private var growsTooFast: Bool {
    times[2] > 4_000 && times[2] > 8 * times[1] && times[2] > 40 * times[0]
  }
}
