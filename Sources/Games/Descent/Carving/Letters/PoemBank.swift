package import Flow
package import Localization

/// The lines of one language from which poems are made, by their first letter.
package struct PoemBank: Sendable {
  private struct Line {
    let text: String
    let words: Set<Letters>
  }

  /// By A to Z; of a letter that begins no line, none.
  private let lines: [[Line]]

  private init(_ language: Language) {
    typealias Text = L10n.DescentPoems
    var lines = Array(repeating: [Line](), count: 26)
    for list in [Text.aToE, Text.fToJ, Text.kToO, Text.pToZ] {
      for line in list.resolved(in: language) {
        guard let first = Letters(folding: line).bytes.first else { continue }
        let words = line.split { !$0.isLetter }.map { Letters(folding: String($0)) }
        lines[Int(first) - 0x41].append(Line(text: line, words: Set(words)))
      }
    }
    self.lines = lines
  }

  private static let all = Language.allCases.map { PoemBank($0) }

  /// The bank of a language; made once.
  package static func of(_ language: Language) -> PoemBank { all[language.index] }

  /// All lines that begin with a letter, A to Z.
  package func lines(for letter: UInt8) -> [String] {
    lines[Int(letter) - 0x41].map(\.text)
  }

  /// A line for each letter, none twice, none of which names `word`; nil where the bank has too few.
  package func poem(
    on letters: Letters, without word: Letters, using generator: inout SeededGenerator
  ) -> [String]? {
    let names = [word, Letters(word.bytes + [UInt8(ascii: "S")])]
    var poem: [String] = []
    for letter in letters.bytes {
      let free = lines[Int(letter) - 0x41]
        .filter { $0.words.isDisjoint(with: names) && !poem.contains($0.text) }
      guard !free.isEmpty else { return nil }
      poem.append(free[generator.below(free.count)].text)
    }
    return poem
  }
}
