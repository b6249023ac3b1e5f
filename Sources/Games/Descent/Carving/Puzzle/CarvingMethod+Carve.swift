extension CarvingMethod {
  /// The letters that are shown for words; nil where they cannot be cut so.
  package func carve(_ words: [Letters]) -> Letters? {
    guard words.count == wordCount, let first = words.first, let last = words.last else {
      return nil
    }
    switch self {
    case .poem: return first
    case .reversed, .poemUpward: return first.reversed
    case .shifted(let places): return first.moved(by: places)
    case .reversedShifted(let places): return first.reversed.moved(by: places)
    case .inTurn: return alternated(first, last)
    case .inTurnReversed: return alternated(first.reversed, last.reversed)
    }
  }
}

/// A letter each in turn; nil unless the first word has as many letters as the second, or one more.
private func alternated(_ first: Letters, _ second: Letters) -> Letters? {
  guard (0...1).contains(first.count - second.count) else { return nil }
  return Letters(
    first.bytes.indices.flatMap { index in
      [first.bytes[index]] + second.bytes.dropFirst(index).prefix(1)
    })
}
