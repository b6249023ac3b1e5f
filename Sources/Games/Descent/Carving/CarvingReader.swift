package import Localization

/// The proof, apart from the generator: it knows the shown letters, what the frame says, and the lexicon.
package struct CarvingReader: Sendable {
  private let lexicon: Lexicon

  /// A reader of that language.
  package init(_ language: Language) { lexicon = .of(language) }

  /// What the letters say if they are read that way: one word, or two, of the lexicon; each way once.
  package func meanings(of shown: Letters, by reading: LetterReading) -> [[LexiconConcept]] {
    guard lexicon.wordLengths.contains(shown.count / reading.wordCount) else { return [] }
    return reading.words(in: shown).compactMap { words in
      let concepts = words.compactMap { lexicon.concept($0) }
      return concepts.count == words.count ? concepts : nil
    }
  }

  /// The answers to a carving: of all words that it may say the ones that the question fits.
  package func answers(
    to shown: Letters, by reading: LetterReading, question: LexiconCategory
  ) -> [LexiconConcept] {
    meanings(of: shown, by: reading).flatMap { words in
      words.filter { $0.category == question }
    }
  }

  /// Whether any other way than that leads to words of the lexicon.
  package func isAmbiguous(_ shown: Letters, except reading: LetterReading) -> Bool {
    LetterReading.all.contains { $0 != reading && !meanings(of: shown, by: $0).isEmpty }
  }
}

/// Capital letters, A to Z, as they stand in stone.
package struct Letters: Hashable, Sendable {
  /// ASCII, A to Z.
  package let bytes: [UInt8]

  /// These letters in this order.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The letters of a word without its accents and ligatures; what is no letter of A to Z is left out.
  package init(folding word: String) {
    bytes = word.folded(as: .word).utf8.filter { (0x61...0x7A).contains($0) }.map { $0 - 0x20 }
  }

  /// How many there are.
  package var count: Int { bytes.count }

  /// Read from the end.
  package var reversed: Letters { Letters(bytes.reversed()) }

  /// The first few.
  package func prefix(_ count: Int) -> Letters { Letters(Array(bytes.prefix(count))) }

  /// The first, third, fifth … and the second, fourth, sixth ….
  package var parted: [Letters] {
    var parts: [[UInt8]] = [[], []]
    for index in bytes.indices { parts[index % 2].append(bytes[index]) }
    return parts.map { Letters($0) }
  }

  /// Each letter so many places on in the alphabet; nil where one would leave it.
  package func moved(by places: Int) -> Letters? {
    var moved = bytes
    for index in moved.indices {
      let letter = Int(moved[index]) + places
      guard letter >= 0x41, letter <= 0x5A else { return nil }
      moved[index] = UInt8(letter)
    }
    return Letters(moved)
  }

  /// As they are typed in one go: `HCROT`.
  package var joined: String { String(decoding: bytes, as: UTF8.self) }

  /// As they are read out, letter by letter: `H, C, R, O, T`.
  package var spelt: String {
    bytes.map { String(decoding: [$0], as: UTF8.self) }.joined(separator: ", ")
  }
}

/// A way through shown letters to one word or two, as a player may try it.
package enum LetterReading: Hashable, Sendable {
  case plain
  /// From the end.
  case reversed
  /// A letter each in turn.
  case parted
  /// The same, each word from its end.
  case partedReversed
  /// The same, so many places back in the alphabet, on where it is negative.
  case partedBack(Int)

  /// Every way there is, and the same ways taken in the wrong direction.
  package static let all: [LetterReading] =
    [.plain, .reversed, .parted, .partedReversed] + [1, 2, 3, -1, -2, -3].map { .partedBack($0) }

  /// How many words it leads to.
  var wordCount: Int {
    switch self {
    case .plain, .reversed: 1
    case .parted, .partedReversed, .partedBack: 2
    }
  }

  /// The words that this way leads to; none where a letter would leave the alphabet. Two words of an
  /// odd number of letters may be parted with the longer one first, or with the shorter one first.
  package func words(in shown: Letters) -> [[Letters]] {
    switch self {
    case .plain: [[shown]]
    case .reversed: [[shown.reversed]]
    case .parted: shown.partings
    case .partedReversed: shown.partings.map { $0.map(\.reversed) }
    case .partedBack(let places): shown.moved(by: -places)?.partings ?? []
    }
  }
}

extension Letters {
  /// In turn to the end; of an odd number also so that the last letter goes on the second word.
  fileprivate var partings: [[Letters]] {
    guard count % 2 == 1, let last = bytes.last else { return [parted] }
    let even = Letters(Array(bytes.dropLast())).parted
    return [parted, [even[0], Letters(even[1].bytes + [last])]]
  }
}
