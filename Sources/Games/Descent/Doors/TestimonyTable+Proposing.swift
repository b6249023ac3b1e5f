import Flow

/// How often a speaker looks for something to say.
private let mostTries = 40
/// How many may say something of one kind.
private let mostOfOneKind = 2

extension TestimonyTable {
  /// Somebody hides the stair, and then each says what makes a fair whole, by its index; nil where that
  /// goes wrong. Of a hundred `aboutSpeakersShare` speak of others.
  func proposed(aboutSpeakersShare: Int, using generator: inout SeededGenerator) -> [Int]? {
    let hidden = generator.below(worlds.count)
    var said: [Int] = []
    said.reserveCapacity(frame.speakers)
    for speaker in 0..<frame.speakers {
      guard
        let next = next(
          for: speaker, after: said, hidden: hidden, aboutSpeakersShare: aboutSpeakersShare,
          using: &generator)
      else { return nil }
      said.append(next)
    }
    return isFair(saying: said) ? said : nil
  }

  private func next(
    for speaker: Int, after said: [Int], hidden: Int, aboutSpeakersShare: Int,
    using generator: inout SeededGenerator
  ) -> Int? {
    let isTrue = worlds[hidden].isTrue(speaker)
    for _ in 0..<mostTries {
      let isAboutSpeakers = generator.below(100) < aboutSpeakersShare
      let kinds = isAboutSpeakers ? kindsAboutSpeakers : kindsAboutPlaces
      let ofKind = kinds[generator.below(kinds.count)]
      let index = ofKind[generator.below(ofKind.count)]
      let isSo = meanings[index] >> UInt64(hidden) & 1 == 1
      if isSo == isTrue, !(isAboutSpeakers && statements[index].names(speaker)),
        isNew(index, after: said)
      {
        return index
      }
    }
    return nil
  }

  /// Whether nobody said the same in other words, and not too many something like it.
  private func isNew(_ index: Int, after said: [Int]) -> Bool {
    let kind = statements[index].kind
    var ofKind = 0
    for earlier in said {
      if meanings[earlier] == meanings[index] { return false }
      if statements[earlier].kind == kind { ofKind += 1 }
    }
    return ofKind < mostOfOneKind
  }
}
