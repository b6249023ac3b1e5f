extension Duration {
  /// Whole milliseconds, the rest cut off, from 0 to 31 years.
  package var milliseconds: Int {
    let clamped = min(max(self, .zero), .milliseconds(savedNumbers.upperBound))
    return Int(clamped.components.seconds) * 1000
      + Int(clamped.components.attoseconds / 1_000_000_000_000_000)
  }
}
